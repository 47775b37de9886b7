import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { payMethodKeys } from "#app/modules/ledger/model/billing.enums.ts";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { EventTimelineEntry } from "#app/ui/resource/detail/event-timeline.tsx";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";

/** Timeline entries of an invoice or settlement, newest first. */
export function useBillingEntries(
  kind: "invoice" | "settlement",
  { events, currency }: { events: InvoiceView["events"]; currency: string },
): EventTimelineEntry[] {
  const t = useTranslate();
  const { locale } = useLanguage();
  return events.toReversed().map(({ id, type, toStatus, actorName, detail, at }) => {
    const { count, amount, total, method, order, note, cancellation, settlement } = detail;
    const sum = typeof amount === "number" ? amount : typeof total === "number" ? total : null;
    const known = payMethodKeys.find((each) => each === method);
    const texts = [
      typeof count === "number"
        ? t(kind === "invoice" ? "billing:orders_count" : "accounting:collections_count", { count })
        : "",
      sum === null ? "" : `${formatAmount(sum, currency, locale)} ${currency}`,
      known ? t(`billing:methods.${known}`) : "",
      ...[settlement, order, cancellation, note].map((each) => (typeof each === "string" ? each : "")),
    ];
    return {
      key: id,
      title: kind === "invoice" && type === "generated" ? t("billing:issued_event") : t(`accounting:event.${type}`),
      text: texts.filter(Boolean).join(" · "),
      at,
      by: actorName,
      reached:
        kind === "invoice"
          ? { kind, code: invoiceStatuses.byCode(toStatus).code }
          : { kind, code: settlementStatuses.byCode(toStatus).code },
    };
  });
}
