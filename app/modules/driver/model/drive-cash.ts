import { type PaymentMethod, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { findHandoverPayment, type PaymentReport } from "#app/modules/shipments/model/handover-payments.ts";

/** Cash that the agent carries, against the limit of its currency; decimals. */
export interface DriveCash {
  currency: string;
  limit: string;
  onHand: string;
}

/** What is to be collected at a stop. */
interface StopDue {
  collections: readonly { amount: string; currency: string; method: PaymentMethod }[];
}

/** What the agent carries with a stop's cash, where that is beyond the limit; decimals. Null within it. */
export function findCashBeyondLimit(
  cash: DriveCash | null | undefined,
  stop: StopDue,
): (DriveCash & { carried: string; over: string }) | null {
  const due = cash ? sumCash(stop, cash.currency) : 0;
  if (!cash || due === 0) return null;
  const carried = addDecimal(cash.onHand, due);
  const over = addDecimal(carried, -Number(cash.limit));
  return Number(over) > 0 ? { ...cash, carried, over } : null;
}

/** What was taken at a stop, each by the way in which it was paid. */
export function listCollected<Each extends StopDue["collections"][number] & { id: string }>(
  { collections }: { collections: readonly Each[] },
  said: PaymentReport,
): { collections: Each[] } {
  return {
    collections: collections.flatMap((each) => {
      const paid = findHandoverPayment(each, said);
      return paid?.how === "collected" ? [{ ...each, method: paid.method ?? each.method }] : [];
    }),
  };
}

/** What the agent carries once a stop is done. */
export function addStopCash(cash: DriveCash, stop: StopDue): DriveCash {
  return { ...cash, onHand: addDecimal(cash.onHand, sumCash(stop, cash.currency)) };
}

const cashMethods: readonly PaymentMethod[] = paymentMethods.filter(({ key }) => key === "none" || key === "cash");

/** What a stop brings in cash, or by no method that is named, of a currency. */
function sumCash({ collections }: StopDue, currency: string): number {
  return collections
    .filter((each) => each.currency === currency && cashMethods.includes(each.method))
    .reduce((sum, { amount }) => sum + Number(amount), 0);
}

const addDecimal = (decimal: string, more: number) =>
  (Number(decimal) + more).toFixed(decimal.split(".")[1]?.length ?? 0);
