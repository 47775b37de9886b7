import type { ReactNode } from "react";
import { Link } from "react-router";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { BankView } from "../../commands/books/view-bank.server.ts";
import { documentKinds } from "../../model/accounting.enums.ts";

/** The open items of a currency by name: what only the ledger has, what only a statement has, and missing statements. */
export function BankItems({ bank }: { bank: BankView }) {
  const t = useTranslate();
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
        {lines.map(({ line, on, amount, name, text }) => (
          <ItemRow key={line} on={on} amount={amount} currency={currency}>
            {name || text} {name && <div className="faint-ink">{text}</div>}
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
    </div>
  );
}

function MovementLink({ kind, number }: { kind: BankView["movements"][number]["documentKind"]; number: string }) {
  // A correction of the books has no document: its id is no number.
  if (kind === "agent_transaction" || kind === "till_count" || number.includes(":")) return number;
  if (kind === null || kind === "cheque")
    return (
      <Link className="link" to={`/orders/${number}`} prefetch="intent">
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
