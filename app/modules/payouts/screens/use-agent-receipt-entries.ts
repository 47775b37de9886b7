import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { EventTimelineEntry } from "#app/ui/resource/detail/event-timeline.tsx";
import type { AgentReceiptView } from "../commands/view-agent-receipts.server.ts";
import { agentReceiptStatuses, payoutMethods } from "../model/agent-billing.enums.ts";

/** Timeline entries of a payout receipt, newest first. */
export function useAgentReceiptEntries({
  events,
  receipt,
}: Pick<AgentReceiptView, "events" | "receipt">): EventTimelineEntry[] {
  const t = useTranslate();
  const { locale } = useLanguage();
  return events.toReversed().map(({ id, type, toStatus, actorName, detail, at }) => {
    const { count, paid, method, note } = detail;
    const known = payoutMethods.find(({ key }) => key === method);
    const texts = [
      typeof count === "number" ? t("payouts:count", { count }) : "",
      typeof paid === "number" ? `${formatAmount(paid, receipt.currency, locale)} ${receipt.currency}` : "",
      known ? t(`payouts:method.${known.key}`) : "",
      typeof note === "string" ? note : "",
    ];
    return {
      key: id,
      title: t(`accounting:event.${type}`),
      text: texts.filter(Boolean).join(" · "),
      at,
      by: actorName,
      reached: { kind: "agent_receipt", code: agentReceiptStatuses.byCode(toStatus).code },
    };
  });
}
