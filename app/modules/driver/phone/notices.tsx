/** @jsxImportSource preact */
import { useMemo } from "preact/hooks";
import { getDoneAt } from "../model/apply-waiting.ts";
import type { DayChangeNotice } from "../model/day-changes.ts";
import { formatClock, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { acknowledgeMessages } from "./sync-engine.ts";
import { useDriverState } from "./use-driver-state.ts";
import { formatAction, WaitingList } from "./waiting-list.tsx";

interface NoticesProps {
  /** Also shows the queue; not on a stop's screen. */
  lists?: true;
}

/** Queued actions shown above the next stop; the menu shows all. */
const MAX_WAITING_SHOWN = 3;

/** What the driver has to know: no signal, changes by the office, refused actions. */
export function Notices({ lists }: NoticesProps) {
  const { offlineSince, offset, queue, pictures, refused, news, day, isFull } = useDriverState();
  const zone = day?.timezone ?? "UTC";
  const count = queue.length + pictures;
  const messages = day?.messages ?? [];
  // Changes found by the phone say more than the message that something changed.
  const relevantMessages = messages.filter(({ kind }) => kind !== "changed" || news.length === 0);
  // Of messages with the same text only the last one is shown.
  const shownMessages = [...new Map(relevantMessages.map((each) => [each.body || each.kind, each])).values()];
  const lines = useMemo(() => [...new Set(news.map(formatChange))], [news]);
  return (
    <>
      {offlineSince !== null && (
        <section className="drive-offline">
          <PhoneIcon name="offline" />
          <b>{t("drive:notice.offline", { since: formatClock(offlineSince + offset, zone) })}</b>
          <span>{t("drive:notice.offline_hint", { count })}</span>
        </section>
      )}
      {lists && offlineSince !== null && day && queue.length > 0 && (
        <section className="drive-part drive-first">
          <h3>
            {t("drive:menu.waiting")} <span>{t("drive:menu.order")}</span>
          </h3>
          <WaitingList day={day} most={MAX_WAITING_SHOWN} />
        </section>
      )}
      {isFull && (
        <section className="drive-news drive-refused" role="alert">
          <b>{t("drive:notice.full")}</b>
          <p>{t("drive:notice.full_hint")}</p>
        </section>
      )}
      {(lines.length > 0 || shownMessages.length > 0) && (
        <section className="drive-news" role="alert">
          <b>{t("drive:notice.office")}</b>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {shownMessages.map((each) => (
            <p key={each.id}>
              {each.body || t(`drive:inbox.${each.kind}`)}
              <small>{t("drive:inbox.from", { by: each.by, time: formatClock(each.at, zone) })}</small>
            </p>
          ))}
          <button type="button" className="drive-button" onClick={() => void acknowledgeMessages()}>
            {t("drive:notice.read")}
          </button>
        </section>
      )}
      {refused.map(({ id, action, message, stop }) => (
        <section className="drive-news drive-refused" role="alert" key={id}>
          <b>
            {t("drive:notice.refused", {
              what: formatAction(action.kind, stop),
              time: formatClock(getDoneAt(action), zone),
            })}
          </b>
          <p>{[stop?.name, message].filter(Boolean).join(": ")}</p>
          <button type="button" className="drive-button" onClick={() => void acknowledgeMessages(id)}>
            {t("drive:notice.read")}
          </button>
        </section>
      ))}
    </>
  );
}

function formatChange(news: DayChangeNotice): string {
  if (news.kind === "route") return t("drive:changes.route", { count: news.stops });
  if (news.kind === "gone") return t("drive:changes.gone", { name: news.name });
  if (news.kind === "added") return t("drive:changes.added", { name: news.name });
  return t("drive:changes.order");
}
