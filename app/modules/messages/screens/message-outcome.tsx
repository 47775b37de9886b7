import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { LoggedState, OrderMessage } from "../model/order-message.ts";

const stateShapes: Readonly<Record<LoggedState, LabeledState>> = {
  waiting: "waiting",
  sending: "under_way",
  sent: "done",
  delivered: "done",
  failed: "failed",
  skipped: "resting",
};

/** What became of a message, with the reason where it was not sent or waits. */
export function MessageOutcome({ message }: { message: OrderMessage }) {
  const t = useTranslate();
  const dates = useDates();
  const { state, reason, copy, resentBy, isFallback, dueAt, sentAt, deliveredAt, error } = message;
  const at = { waiting: dueAt, sent: sentAt, delivered: deliveredAt, sending: null, failed: null, skipped: null }[
    state
  ];
  const when = at === null ? "" : formatWithinSentence(dates.instant(at));
  const more = [
    reason ? t(`messages:reason.${reason}`) : state === "failed" ? error : null,
    isFallback ? t("messages:fallback") : null,
    copy > 0 ? (resentBy ? t("messages:copy_by", { name: resentBy }) : t("messages:copy")) : null,
  ].filter((each) => each !== null);
  return (
    <span className="message-outcome">
      <StateLabel state={stateShapes[state]}>{t(`messages:state.${state}`, { when }).trim()}</StateLabel>
      {more.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </span>
  );
}
