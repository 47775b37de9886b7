import { type PaymentMethod, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { paymentOf, type SaidOfMoney } from "#app/modules/shipments/model/door-payments.ts";

/** Cash that the agent carries, against the limit of its currency; decimals. */
export interface DriveCash {
  currency: string;
  limit: string;
  onHand: string;
}

/** What is to be collected at a stop. */
interface Due {
  collections: readonly { amount: string; currency: string; method: PaymentMethod }[];
}

/** What the agent carries with a stop's cash, where that is beyond the limit; decimals. Null within it. */
export function cashBeyond(
  cash: DriveCash | null | undefined,
  stop: Due,
): (DriveCash & { carried: string; over: string }) | null {
  const due = cash ? cashOf(stop, cash.currency) : 0;
  if (!cash || due === 0) return null;
  const carried = plus(cash.onHand, due);
  const over = plus(carried, -Number(cash.limit));
  return Number(over) > 0 ? { ...cash, carried, over } : null;
}

/** What was taken at a stop, each by the way in which it was paid. */
export function takenOf<Each extends Due["collections"][number] & { id: string }>(
  { collections }: { collections: readonly Each[] },
  said: SaidOfMoney,
): { collections: Each[] } {
  return {
    collections: collections.flatMap((each) => {
      const paid = paymentOf(each, said);
      return paid?.how === "collected" ? [{ ...each, method: paid.method ?? each.method }] : [];
    }),
  };
}

/** What the agent carries once a stop is done. */
export function withCashOf(cash: DriveCash, stop: Due): DriveCash {
  return { ...cash, onHand: plus(cash.onHand, cashOf(stop, cash.currency)) };
}

const asCash: readonly PaymentMethod[] = paymentMethods.where(({ key }) => key === "none" || key === "cash");

/** What a stop brings in cash, or by no method that is named, of a currency. */
function cashOf({ collections }: Due, currency: string): number {
  return collections
    .filter((each) => each.currency === currency && asCash.includes(each.method))
    .reduce((sum, { amount }) => sum + Number(amount), 0);
}

const plus = (decimal: string, more: number) => (Number(decimal) + more).toFixed(decimal.split(".")[1]?.length ?? 0);
