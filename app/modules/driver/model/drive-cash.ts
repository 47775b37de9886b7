import { type PaymentMethod, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { findHandoverPayment, type PaymentReport } from "#app/modules/shipments/model/handover-payments.ts";

/** Cash that the agent carries, and its limit; decimal strings. */
export interface DriveCash {
  currency: string;
  limit: string;
  onHand: string;
}

interface StopDue {
  collections: readonly { amount: string; currency: string; method: PaymentMethod }[];
}

/** The cash that the agent would carry after a stop, when above the limit; decimal strings. Null within the limit. */
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

/** The collections that were collected at a stop, with the actual payment method. */
export function listCollected<Each extends StopDue["collections"][number] & { id: string }>(
  { collections }: { collections: readonly Each[] },
  report: PaymentReport,
): { collections: Each[] } {
  return {
    collections: collections.flatMap((each) => {
      const paid = findHandoverPayment(each, report);
      return paid?.outcome === "collected" ? [{ ...each, method: paid.method ?? each.method }] : [];
    }),
  };
}

/** The cash that the agent carries after a stop. */
export function addStopCash(cash: DriveCash, stop: StopDue): DriveCash {
  return { ...cash, onHand: addDecimal(cash.onHand, sumCash(stop, cash.currency)) };
}

const cashMethods: readonly PaymentMethod[] = paymentMethods.filter(({ key }) => key === "none" || key === "cash");

/** The cash of a stop in a currency; collections without a method count as cash. */
function sumCash({ collections }: StopDue, currency: string): number {
  return collections
    .filter((each) => each.currency === currency && cashMethods.includes(each.method))
    .reduce((sum, { amount }) => sum + Number(amount), 0);
}

const addDecimal = (decimal: string, more: number) =>
  (Number(decimal) + more).toFixed(decimal.split(".")[1]?.length ?? 0);
