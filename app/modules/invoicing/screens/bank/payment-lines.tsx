import { Link } from "react-router";
import { documentKindKeys, documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { Money } from "#app/ui/formats/measures.tsx";
import { Shaped } from "#app/ui/status/shaped.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { ProposedLine } from "../../commands/bank/read-statement.server.ts";
import { mayBook } from "./use-booking.ts";

export type Line = ProposedLine;

interface PaymentLinesProps {
  lines: readonly Line[];
  chosen: ReadonlySet<string>;
  onToggle: (line: Line) => void;
}

/** The lines of a statement, each with the documents that it pays and why. */
export function PaymentLines({ lines, chosen, onToggle }: PaymentLinesProps) {
  const say = useWords();
  return (
    <table className="payment-lines">
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">{say("bank:choose_line")}</span>
          </th>
          <th>{say("bank:column.day")}</th>
          <th>{say("bank:column.payer")}</th>
          <th>{say("bank:column.text")}</th>
          <th className="to-right">{say("bank:column.amount")}</th>
          <th>{say("bank:column.pays")}</th>
          <th>{say("bank:column.why")}</th>
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

function PaymentLine({ line, chosen, onToggle }: { line: Line; chosen: boolean; onToggle: (line: Line) => void }) {
  const say = useWords();
  const { bookedOn, name, iban, text, amount, currency } = line;
  return (
    <tr className={chosen && mayBook(line) ? "is-chosen" : undefined}>
      <td>
        {mayBook(line) && (
          <input
            type="checkbox"
            checked={chosen}
            aria-label={say("bank:choose_of", { name: name || text })}
            onChange={() => onToggle(line)}
          />
        )}
      </td>
      <td className="day">
        <DateTime at={bookedOn} style="date" />
      </td>
      <td>
        {name}
        {iban && <div className="faint-ink">{iban}</div>}
      </td>
      <td className="purpose">{text}</td>
      <td className="to-right">
        <Money amount={amount} currency={currency} />
      </td>
      <td>
        <Invoices line={line} />
      </td>
      <td>
        <Why line={line} />
      </td>
    </tr>
  );
}

function Invoices({ line: { invoices, booked, amount } }: { line: Line }) {
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
              <Money amount={total} currency={currency} />
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

const shapes = {
  sure: "done",
  likely: "waiting",
  differs: "failed",
  paid: "over",
  booked: "over",
  none: "resting",
  out: "resting",
} as const;

function Why({ line: { state, reasons } }: { line: Line }) {
  const say = useWords();
  return (
    <>
      <Shaped state={shapes[state]}>{say(`bank:state.${state}`)}</Shaped>
      {reasons.length > 0 && mayBook({ state }) && (
        <div className="faint-ink">{reasons.map((reason) => say(`bank:reason.${reason}`)).join(", ")}</div>
      )}
    </>
  );
}
