import { receiptStatuses, varianceReasons } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { EventTimelineEntry } from "#app/ui/resource/detail/event-timeline.tsx";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";

/** Timeline entries of a receipt, newest first. */
export function useReceiptEntries({ events, receipt }: Pick<ReceiptView, "events" | "receipt">): EventTimelineEntry[] {
  const t = useTranslate();
  const { locale } = useLanguage();
  const money = (value: unknown) =>
    typeof value === "number" ? `${formatAmount(Math.abs(value), receipt.currency, locale)} ${receipt.currency}` : "";
  return events.toReversed().map(({ id, type, toStatus, actorName, detail, at }) => {
    const { count, counted, difference, reason, note } = detail;
    const known = varianceReasons.find((each) => each === reason);
    const texts = [
      typeof count === "number" ? t("accounting:collections_count", { count }) : "",
      typeof counted === "number" ? t("accounting:counted_sum", { sum: money(counted) }) : "",
      typeof difference === "number" && difference !== 0
        ? `${t(difference < 0 ? "accounting:short" : "accounting:over")} ${money(difference)}`
        : "",
      known ? t(`accounting:reason.${known}`) : "",
      typeof note === "string" ? note : "",
    ];
    return {
      key: id,
      title: t(`accounting:event.${type}`),
      text: texts.filter(Boolean).join(" · "),
      at,
      by: actorName,
      reached: { kind: "receipt", code: receiptStatuses.byCode(toStatus).code },
    };
  });
}
