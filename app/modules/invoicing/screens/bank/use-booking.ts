import { useRef } from "react";
import { formatDecimal } from "#app/platform/money/money.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { MAX_PAYMENTS } from "../../model/bank/bank-statement.ts";
import type { BankLine } from "./payment-lines.tsx";

const BOOK_INTENT = "accounting.merchant_billing.book_payments";

/** True for a line that can be booked; one that names a single invoice of another amount as a part payment, or too much. */
export function isBookable({ state, invoices, amount }: Pick<BankLine, "state" | "invoices" | "amount">): boolean {
  return (
    state === "sure" ||
    state === "likely" ||
    state === "returned" ||
    state === "rule" ||
    (state === "differs" && amount > 0 && invoices.length === 1)
  );
}

interface Outcome {
  succeeded?: readonly string[];
  refused?: readonly unknown[];
}

/** Books lines in several calls; calls `done` with the numbers of booked and refused lines. */
export function useBooking(done: (booked: number, refused: number) => void) {
  const left = useRef<BankLine[]>([]);
  const sums = useRef({ booked: 0, refused: 0 });
  const act = useCommandWithToast((_, value) => {
    const { succeeded = [], refused = [] }: Outcome = Object(value);
    sums.current.booked += succeeded.length;
    sums.current.refused += refused.length;
    if (left.current.length > 0) next();
    else done(sums.current.booked, sums.current.refused);
  });
  const next = () => {
    const some = left.current.slice(0, MAX_PAYMENTS);
    left.current = left.current.slice(MAX_PAYMENTS);
    act.run(BOOK_INTENT, { payments: some.map(toPayment) });
  };
  return {
    busy: act.busy,
    book(lines: readonly BankLine[]) {
      sums.current = { booked: 0, refused: 0 };
      left.current = [...lines];
      next();
    },
  };
}

function toPayment({ line, state, bookedOn, amount, currency, iban, text, invoices, rule }: BankLine) {
  return {
    ...{ line, on: bookedOn, amount: formatDecimal({ amount, currency }), currency, iban: iban.slice(0, 40) },
    accept_difference: state === "differs",
    reference: text.slice(0, 140).trim(),
    invoices: invoices.map(({ number, version }) => ({ number, version })),
    rule: rule && { id: rule.id, version: rule.version },
  };
}
