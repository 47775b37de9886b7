import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { BankView } from "../../commands/books/view-bank.server.ts";
import { documentKinds } from "../../model/accounting.enums.ts";
import { canMatch } from "../../model/bank-reconciliation.ts";
import { MatchDialog } from "./match-dialog.tsx";

/** The open items of a currency by name: what only the ledger has, what only a statement has, and missing statements. */
export function BankItems({ bank, matches }: { bank: BankView; matches: boolean }) {
  const t = useTranslate();
  const listens = useHydrated();
  const [asking, setAsking] = useState<BankView["lines"][number] | null>(null);
  const { currency, movements, lines, accounts } = bank;
  const gaps = accounts.flatMap(({ iban, gaps: found }) => found.map((gap) => ({ ...gap, iban })));
  return (
    <div className="bank-items">
      <Items title={t("accounting:bank.in_ledger")} none={t("accounting:bank.in_ledger_none")}>
        {movements.map(({ number, documentKind, on, amount }) => (
          <ItemRow key={`${documentKind}-${number}-${on}`} on={on} amount={amount} currency={currency}>
            <MovementLink kind={documentKind} number={number} />
          </ItemRow>
        ))}
      </Items>
      <Items title={t("accounting:bank.on_statement")} none={t("accounting:bank.on_statement_none")}>
        {lines.map((each) => (
          <ItemRow key={each.line} on={each.on} amount={each.amount} currency={currency}>
            {each.name || each.text} {each.name && <div className="faint-ink">{each.text}</div>}
            {matches && isMatchable(each, movements) && (
              <div>
                <Button kind="ghost" disabled={!listens} onClick={() => setAsking(each)}>
                  {t("accounting:bank.match")}
                </Button>
              </div>
            )}
          </ItemRow>
        ))}
      </Items>
      {gaps.length > 0 && (
        <Items title={t("accounting:bank.missing")} none="">
          {gaps.map(({ iban, after, before, amount }) => (
            <ItemRow key={`${iban}-${before}`} on={after} amount={amount} currency={currency}>
              {t("accounting:bank.until")} <DateTimeText at={before} style="date" />
              <div className="faint-ink">{iban}</div>
            </ItemRow>
          ))}
        </Items>
      )}
      {asking && <MatchDialog bank={bank} line={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** True where payments that were marked by hand go the way of the line. */
const isMatchable = ({ amount }: BankView["lines"][number], movements: BankView["movements"]) =>
  movements.some((each) => canMatch(each) && Math.sign(each.amount) === Math.sign(amount));

function MovementLink({ kind, number }: { kind: BankView["movements"][number]["documentKind"]; number: string }) {
  // A correction of the books has no document: its id is no number. A line that a rule booked has the rule's name.
  if (kind === "agent_transaction" || kind === "bank_rule" || number.includes(":")) return number;
  if (kind === "till_count" || kind === "till_move") return number;
  if (kind === null || kind === "cheque")
    return (
      <Link
        className="link"
        to={kind === null ? `/orders/${number}` : `/accounting/cash-book/cheques?search=${number}`}
        prefetch="intent"
      >
        {number}
      </Link>
    );
  return (
    <Link className="link" to={`${documentKinds[kind].path}/${number}`} prefetch="intent">
      {number}
    </Link>
  );
}

function Items({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {children.length === 0 ? (
        <p className="faint-ink">{none}</p>
      ) : (
        <table className="plain">
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}

interface ItemRowProps {
  on: string;
  amount: number;
  currency: string;
  children: ReactNode;
}

function ItemRow({ on, amount, currency, children }: ItemRowProps) {
  return (
    <tr>
      <td className="soft-ink">
        <DateTimeText at={on} style="date" />
      </td>
      <td className="bank-what">{children}</td>
      <td className="to-right">
        <AmountText amount={amount} currency={currency} />
      </td>
    </tr>
  );
}
