import { useEffect, useState } from "react";
import { parseMoney } from "#app/domain/kernel/money.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { Amount, writeAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useWords } from "#app/ui/words/use-words.ts";
import { BilledTable, type ShownLine } from "../invoices/billed-table.tsx";
import type { MayBill } from "./billing-access.server.ts";
import type { ListedBalance } from "./view-pending.server.ts";

/** A line as the API tells it. */
interface Line extends Omit<ShownLine, "each" | "amount"> {
  each: string;
  amount: string;
}

/** What a merchant's row is made of: fees by kind and price, tax, what is held, and how it stands to the limit. */
export function BalanceLines({ row }: { row: ListedBalance; may: MayBill }) {
  const say = useWords();
  const call = useApi();
  const { locale } = useLanguage();
  const [lines, setLines] = useState<readonly ShownLine[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    call<{ data: { lines: Line[] } }>("billing/pending-lines", {
      query: { pending: row.id },
      signal: abort.signal,
    }).then(
      ({ data }) => setLines(data.lines.map(shownLine)),
      () => !abort.signal.aborted && setLines([]),
    );
    return () => abort.abort();
    // What is open changed: the lines are others.
  }, [call, row.id, row.feeCount]);
  if (!lines) return <p className="faint-ink">{say("common:field.loading")}</p>;
  const { currency, limit } = row;
  const write = (amount: number) => writeAmount(amount, currency, locale);
  const sums = [
    { key: "vat", label: say("billing:column.vat"), amount: row.vat },
    { key: "invoice", label: say("billing:column.invoice"), amount: row.total },
    { key: "held", label: say("billing:column.collections"), amount: row.held },
    { key: "net", label: say("billing:column.net"), amount: row.net },
  ];
  return (
    <div className="balance-lines">
      <BilledTable lines={lines} currency={currency} />
      <dl>
        {sums.map(({ key, label, amount }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Amount amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {say(`billing:without_vat.${row.treatment}`)}
        {limit && (
          <>
            {" · "}
            {say("billing:column.limit")}{" "}
            {say("billing:limit_of", { owed: write(limit.owed), limit: write(limit.limit) })}
            {". "}
            {say("billing:limit_made_of", { fees: write(row.fees), unpaid: write(limit.unpaid) })}
          </>
        )}
      </p>
    </div>
  );
}

function shownLine({ each, amount, ...line }: Line): ShownLine {
  const minor = (text: string) => parseMoney(text, line.currency) ?? 0;
  return { ...line, each: minor(each), amount: minor(amount) };
}
