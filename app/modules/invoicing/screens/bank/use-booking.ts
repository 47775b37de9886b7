import { useRef } from "react";
import { decimalOf } from "#app/platform/money/money.ts";
import { useAct } from "#app/ui/client/use-act.ts";
import { mostPayments } from "../../model/bank/bank-statement.ts";
import type { Line } from "./payment-lines.tsx";

const intent = "accounting.merchant_billing.book_payments";

/** True for a line that may be booked: it is somebody's payment of invoices that wait. */
export function mayBook({ state }: Pick<Line, "state">): boolean {
  return state === "sure" || state === "likely";
}

interface Outcome {
  succeeded?: readonly string[];
  refused?: readonly unknown[];
}

/** Books lines, so many a call; says at the end how many went through. */
export function useBooking(done: (booked: number, refused: number) => void) {
  const left = useRef<Line[]>([]);
  const sums = useRef({ booked: 0, refused: 0 });
  const act = useAct((_, value) => {
    const { succeeded = [], refused = [] }: Outcome = Object(value);
    sums.current.booked += succeeded.length;
    sums.current.refused += refused.length;
    if (left.current.length > 0) next();
    else done(sums.current.booked, sums.current.refused);
  });
  const next = () => {
    const some = left.current.slice(0, mostPayments);
    left.current = left.current.slice(mostPayments);
    act.run(intent, { payments: some.map(paymentOf) });
  };
  return {
    busy: act.busy,
    book(lines: readonly Line[]) {
      sums.current = { booked: 0, refused: 0 };
      left.current = [...lines];
      next();
    },
  };
}

function paymentOf({ line, bookedOn, amount, currency, iban, text, invoices }: Line) {
  return {
    ...{ line, on: bookedOn, amount: decimalOf({ amount, currency }), currency, iban: iban.slice(0, 40) },
    reference: text.slice(0, 140).trim(),
    invoices: invoices.map(({ number, version }) => ({ number, version })),
  };
}
