import { useEffect, useState } from "react";
import { Link } from "react-router";
import { agentTransactionTypes } from "#app/domain/accounting/agent-billing/agent-billing.enums.ts";
import type { EarningInputs } from "#app/domain/accounting/agent-billing/earnings.ts";
import { parseMoney } from "#app/domain/kernel/money.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { Money } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { LineRow, type ShownLine } from "./transaction-lines.tsx";
import type { ListedDue } from "./view-pending.server.ts";

/** A transaction as the API tells it. */
interface Line {
  id: string;
  day: string;
  type: number;
  quantity: number;
  amount: string;
  currency: string;
  description: string | null;
  created_by_name: string;
  method: number | null;
  inputs: Omit<EarningInputs, "from" | "to" | "firstTrip"> & { from?: string; to?: string; first_trip?: number };
}

/** Lines that are shown; the whole list is a press away. */
const most = 20;

/** The newest open transactions of an agent in a currency, each with its formula. */
export function DueLines({ row }: { row: ListedDue }) {
  const say = useWords();
  const call = useApi();
  const [lines, setLines] = useState<readonly ShownLine[] | null>(null);
  const { agentId, currency, count, total, cash, toPay } = row;
  useEffect(() => {
    const abort = new AbortController();
    const filters = { agent: [agentId], currency: [currency], state: ["open"] };
    call<{ data: { transactions: Line[] } }>("agent-billing/transactions", {
      query: { filters, sort: "-day", limit: most },
      signal: abort.signal,
    }).then(
      ({ data }) => setLines(data.transactions.map(shown)),
      () => !abort.signal.aborted && setLines([]),
    );
    return () => abort.abort();
  }, [call, agentId, currency, count]);
  if (!lines) return <p className="faint-ink">{say("common:field.loading")}</p>;
  return (
    <div className="holding-lines">
      <table className="plain">
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <p className="due-sum">
        <Link
          className="link"
          to={`/accounting/agent-billing/pending/${agentId}/transactions?filters[currency][]=${currency}`}
        >
          {say("payouts:to_transactions")} ({count})
        </Link>
        <span className="soft-ink">
          {say("payouts:column.payout")} <Money amount={total} currency={currency} /> − {say("payouts:column.cash")}{" "}
          <Money amount={cash} currency={currency} /> ={" "}
          <b>
            <Money amount={toPay} currency={currency} />
          </b>
        </span>
      </p>
    </div>
  );
}

function shown({ type, amount, created_by_name: createdByName, inputs, ...line }: Line): ShownLine {
  const { from, to, first_trip: firstTrip, ...rest } = inputs;
  const [known] = agentTransactionTypes.rows.filter(({ code }) => code === type);
  return {
    ...line,
    createdByName,
    type: known?.code ?? agentTransactionTypes.code.custom,
    amount: parseMoney(amount, line.currency) ?? 0,
    inputs: {
      ...rest,
      ...(from ? { from: Date.parse(from) } : {}),
      ...(to ? { to: Date.parse(to) } : {}),
      ...(firstTrip ? { firstTrip } : {}),
    },
  };
}
