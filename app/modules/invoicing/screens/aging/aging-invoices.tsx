import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { countDaysAfter } from "#app/platform/time/day-spans.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { AgingRow } from "../../db/aging.reads.server.ts";

/** An invoice as returned by the API. */
interface OpenInvoiceLine {
  number: string;
  version: number;
  issued_on: string;
  due_on: string;
  total: string;
  cleared: string;
  currency: string;
  disputes: number;
  reminders: number;
  reminded_at: string | null;
}

/** Number of invoices shown; the row leads to all of them. */
const MAX_SHOWN_INVOICES = 100;

interface AgingInvoicesProps {
  row: AgingRow;
  /** Local date. */
  today: string;
  mayRemind: boolean;
}

/** A merchant's open invoices in a currency, the longest due first; those that are late can be reminded of. */
export function AgingInvoices({ row, today, mayRemind }: AgingInvoicesProps) {
  const t = useTranslate();
  const call = useApi();
  const [lines, setLines] = useState<readonly OpenInvoiceLine[] | null>(null);
  const act = useCommandWithToast(() => showToast(t("billing:aging.did_remind")));
  useEffect(() => {
    const abort = new AbortController();
    const filters = {
      ...{ merchant: [row.merchantId], currency: [row.currency] },
      status: [invoiceStatuses.code.pending],
    };
    call<{ data: { invoices: OpenInvoiceLine[] } }>("billing/invoices", {
      query: { filters, sort: "due", limit: MAX_SHOWN_INVOICES },
      signal: abort.signal,
    }).then(
      ({ data }) => setLines(data.invoices),
      () => !abort.signal.aborted && setLines([]),
    );
    return () => abort.abort();
    // Reload the lines when something was paid, invoiced or reminded of.
  }, [call, row.merchantId, row.currency, row.open, row.invoiceCount, row.reminders]);
  if (row.invoiceCount === 0) return <p className="faint-ink aging-lines">{t("billing:aging.nothing_open")}</p>;
  if (!lines) return <p className="faint-ink aging-lines">{t("common:field.loading")}</p>;
  return (
    <div className="aging-lines">
      <table className="plain">
        <tbody>
          {lines.map((line) => (
            <InvoiceLine
              key={line.number}
              {...{ line, today }}
              remind={
                mayRemind && line.due_on < today && line.disputes === 0 ? (
                  <Button
                    icon={Send}
                    pending={act.busy}
                    onClick={() =>
                      act.run("accounting.merchant_billing.remind", { number: line.number, version: line.version })
                    }
                  >
                    {t("billing:act.remind")}
                  </Button>
                ) : null
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface InvoiceLineProps {
  line: OpenInvoiceLine;
  today: string;
  remind: React.ReactNode;
}

function InvoiceLine({ line, today, remind }: InvoiceLineProps) {
  const t = useTranslate();
  const { number, currency } = line;
  const late = countDaysAfter(line.due_on, today);
  const open = (parseMoney(line.total, currency) ?? 0) - (parseMoney(line.cleared, currency) ?? 0);
  return (
    <tr>
      <td>
        <Link className="link" to={`/accounting/merchant-billing/invoices/${number}`} prefetch="intent">
          {number}
        </Link>
      </td>
      <td className="soft-ink">
        {t("billing:aging.due")} <DateTimeText at={line.due_on} style="date" />
      </td>
      <td className="soft-ink">{late > 0 ? t("billing:aging.days_late", { count: late }) : null}</td>
      <td className="soft-ink">{line.disputes > 0 && t("billing:column.disputes")}</td>
      <td className="soft-ink">
        {line.reminders > 0 && (
          <>
            {t("billing:aging.reminders", { count: line.reminders })},{" "}
            <DateTimeText at={line.reminded_at === null ? null : Date.parse(line.reminded_at)} style="date" />
          </>
        )}
      </td>
      <td className="to-right">
        <AmountText amount={open} currency={currency} />
      </td>
      <td className="to-right">{remind}</td>
    </tr>
  );
}
