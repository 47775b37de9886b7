import { ReceiptText } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { ListedHolding } from "../../commands/collections/view-holdings.server.ts";
import { Age } from "./age.tsx";

/** A collection as returned by the API. */
interface HoldingLine {
  id: string;
  order_number: string;
  merchant: { name: string } | null;
  customer_name: string;
  collected_at: string;
  age_days: number | null;
  method: number;
  amount: string;
  currency: string;
  receipt_number: string | null;
}

/** Number of lines shown; a link opens the full list. */
const MAX_SHOWN_LINES = 100;

interface HoldingLinesProps {
  row: ListedHolding;
  mayGenerate: boolean;
}

/** An agent's collections in a currency, oldest first; a receipt is generated from selected ones. */
export function HoldingLines({ row, mayGenerate }: HoldingLinesProps) {
  const t = useTranslate();
  const call = useApi();
  const [lines, setLines] = useState<readonly HoldingLine[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const act = useCommandWithToast(() => {
    setChosen(new Set());
    showToast(t("accounting:done.generated"));
  });
  useEffect(() => {
    const abort = new AbortController();
    const filters = { agent: [row.agentId], currency: [row.currency], status: [collectionStatuses.code.collected] };
    call<{ data: { collections: HoldingLine[] } }>("collections", {
      query: { filters, sort: "collected_at", limit: MAX_SHOWN_LINES },
      signal: abort.signal,
    }).then(
      ({ data }) => setLines(data.collections),
      () => !abort.signal.aborted && setLines([]),
    );
    return () => abort.abort();
    // Reload the lines when open or receipted collections change.
  }, [call, row.agentId, row.currency, row.openCount, row.receiptCount]);
  if (!lines) return <p className="faint-ink">{t("common:field.loading")}</p>;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="holding-lines">
      <table className="plain">
        <tbody>
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              chosen={chosen.has(line.id)}
              onToggle={mayGenerate && !line.receipt_number ? () => toggle(line.id) : null}
            />
          ))}
        </tbody>
      </table>
      {mayGenerate && chosen.size > 0 && (
        <div className="chosen-lines">
          <Button
            kind="primary"
            icon={ReceiptText}
            pending={act.busy}
            onClick={() => act.run("accounting.order_collections.generate_receipts", { collections: [...chosen] })}
          >
            {t("accounting:generate_of", { count: chosen.size })}
          </Button>
          <MoneyText amount={sumLineAmounts(lines.filter(({ id }) => chosen.has(id)))} currency={row.currency} />
        </div>
      )}
    </div>
  );
}

/** Sum of the lines, which have one currency, in minor units. */
function sumLineAmounts(lines: readonly HoldingLine[]): number {
  return lines.reduce((sum, { amount, currency }) => sum + (parseMoney(amount, currency) ?? 0), 0);
}

function LineRow({ line, chosen, onToggle }: { line: HoldingLine; chosen: boolean; onToggle: (() => void) | null }) {
  const t = useTranslate();
  return (
    <tr>
      <td className="pick-cell">
        {onToggle && (
          <BareCheckbox
            aria-label={t("common:table.select_row", { row: line.order_number })}
            checked={chosen}
            onChange={onToggle}
          />
        )}
      </td>
      <td>
        <Link className="link" to={`/orders/${line.order_number}`} prefetch="intent">
          {line.order_number}
        </Link>
      </td>
      <td className="soft-ink">{line.merchant?.name}</td>
      <td>{line.customer_name}</td>
      <td className="soft-ink">
        <DateTimeText at={Date.parse(line.collected_at)} />
      </td>
      <td className="to-right soft-ink">
        <Age days={line.age_days} />
      </td>
      <td className="soft-ink">{t(`accounting:method.${paymentMethods.byCode(line.method).key}`)}</td>
      <td className="to-right">
        <MoneyText amount={parseMoney(line.amount, line.currency)} currency={line.currency} />
      </td>
      <td>
        {line.receipt_number && (
          <Link className="link" to={`/accounting/collections/receipts/${line.receipt_number}`}>
            {line.receipt_number}
          </Link>
        )}
      </td>
    </tr>
  );
}
