import { Link } from "react-router";
import { documentKindKeys, documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { ProposedLine } from "../../commands/bank/propose-lines.server.ts";
import { isBookable } from "./use-booking.ts";

export type BankLine = ProposedLine;

interface PaymentLinesProps {
  lines: readonly BankLine[];
  chosen: ReadonlySet<string>;
  onToggle: (line: BankLine) => void;
  onMakeRule: (line: BankLine) => void;
  onUnbook: (line: BankLine) => void;
}

/** The lines of a statement with the documents they pay and the reasons. */
export function PaymentLines({ lines, chosen, ...on }: PaymentLinesProps) {
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
          <PaymentLine key={line.line} line={line} chosen={chosen.has(line.line)} {...on} />
        ))}
      </tbody>
    </table>
  );
}

function PaymentLine({
  line,
  chosen,
  onToggle,
  onMakeRule,
  onUnbook,
}: Omit<PaymentLinesProps, "lines" | "chosen"> & { line: BankLine; chosen: boolean }) {
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
        {line.rule ? <RuleCell line={line} onUnbook={onUnbook} /> : <InvoicesCell line={line} />}
        {(line.state === "none" || line.state === "out") && (
          <Button
            kind="ghost"
            aria-label={t("bank:make_rule_of", { name: name || text })}
            onClick={() => onMakeRule(line)}
          >
            {t("bank:make_rule")}
          </Button>
        )}
      </td>
      <td>
        <MatchReasonsCell line={line} />
      </td>
    </tr>
  );
}

/** The account of a rule's line, and the rule; what is booked may be taken back. */
function RuleCell({ line, onUnbook }: Pick<PaymentLinesProps, "onUnbook"> & { line: BankLine }) {
  const t = useTranslate();
  if (!line.rule) return null;
  const { account, name } = line.rule;
  return (
    <>
      {t(`accounting:account.${account}`)}
      <div className="faint-ink">{t("bank:by_rule", { name })}</div>
      {line.state === "booked" && (
        <Button
          kind="ghost"
          aria-label={t("bank:unbook_of", { name: line.name || line.text })}
          onClick={() => onUnbook(line)}
        >
          {t("bank:unbook")}
        </Button>
      )}
    </>
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
  rule: "waiting",
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
