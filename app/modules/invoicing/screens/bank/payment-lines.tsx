import { Link } from "react-router";
import { documentKindKeys, documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { ProposedLine } from "../../commands/bank/propose-lines.server.ts";
import { isBookable } from "./use-booking.ts";

export type BankLine = ProposedLine;

interface PaymentLinesProps {
  lines: readonly BankLine[];
  chosen: ReadonlySet<string>;
  onToggle: (line: BankLine) => void;
}

/** The lines of a statement with the documents they pay and the reasons. */
export function PaymentLines({ lines, chosen, onToggle }: PaymentLinesProps) {
  const t = useTranslate();
  return (
    <table className="payment-lines">
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">{t("bank:choose_line")}</span>
          </th>
          <th>{t("bank:column.day")}</th>
          <th>{t("bank:column.payer")}</th>
          <th>{t("bank:column.text")}</th>
          <th className="to-right">{t("bank:column.amount")}</th>
          <th>{t("bank:column.pays")}</th>
          <th>{t("bank:column.why")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PaymentLine key={line.line} line={line} chosen={chosen.has(line.line)} onToggle={onToggle} />
        ))}
      </tbody>
    </table>
  );
}

function PaymentLine({
  line,
  chosen,
  onToggle,
}: {
  line: BankLine;
  chosen: boolean;
  onToggle: (line: BankLine) => void;
}) {
  const t = useTranslate();
  const { bookedOn, name, iban, text, amount, currency } = line;
  return (
    <tr className={chosen && isBookable(line) ? "is-chosen" : undefined}>
      <td>
        {isBookable(line) && (
          <input
            type="checkbox"
            checked={chosen}
            aria-label={t("bank:choose_of", { name: name || text })}
            onChange={() => onToggle(line)}
          />
        )}
      </td>
      <td className="day">
        <DateTimeText at={bookedOn} style="date" />
      </td>
      <td>
        {name}
        {iban && <div className="faint-ink">{iban}</div>}
      </td>
      <td className="purpose">{text}</td>
      <td className="to-right">
        <MoneyText amount={amount} currency={currency} />
      </td>
      <td>
        <InvoicesCell line={line} />
      </td>
      <td>
        <MatchReasonsCell line={line} />
      </td>
    </tr>
  );
}

function InvoicesCell({ line: { invoices, booked, amount } }: { line: BankLine }) {
  return (
    <>
      {booked.map((number) => (
        <DocumentLink key={number} number={number} />
      ))}
      {invoices.map(({ number, merchantName, total, currency }) => (
        <div key={number}>
          <DocumentLink number={number} /> <span className="faint-ink">{merchantName}</span>
          {total !== Math.abs(amount) && (
            <div className="faint-ink">
              <MoneyText amount={total} currency={currency} />
            </div>
          )}
        </div>
      ))}
    </>
  );
}

function DocumentLink({ number }: { number: string }) {
  const kind = documentKindKeys.find((key) => number.startsWith(`${documentKinds[key].prefix}-`)) ?? "invoice";
  return (
    <Link className="link" to={`${documentKinds[kind].path}/${number}`}>
      {number}
    </Link>
  );
}

const matchShapes = {
  sure: "done",
  likely: "waiting",
  differs: "failed",
  paid: "over",
  netted: "over",
  booked: "over",
  none: "resting",
  out: "resting",
  returned: "failed",
} as const;

function MatchReasonsCell({ line }: { line: BankLine }) {
  const { state, reasons } = line;
  const t = useTranslate();
  return (
    <>
      <StateLabel state={matchShapes[state]}>{t(`bank:state.${state}`)}</StateLabel>
      {reasons.length > 0 && isBookable(line) && (
        <div className="faint-ink">{reasons.map((reason) => t(`bank:reason.${reason}`)).join(", ")}</div>
      )}
    </>
  );
}
