/** @jsxImportSource preact */
import { useMemo } from "preact/hooks";
import { doneAt } from "../model/drive-day.ts";
import type { OfficeNews } from "../model/office-news.ts";
import { heard } from "./engine.ts";
import { Icon } from "./icons.tsx";
import { useSeen } from "./use-seen.ts";
import { WaitingList, whatOf } from "./waiting-list.tsx";
import { clock, t } from "./words.ts";

interface NoticesProps {
  /** With what waits: at a door the address is wanted, not a list. */
  lists?: true;
}

/** What waits stands above the next stop as far as there is room for it; all of it stands in the menu. */
const shownWaiting = 3;

/** What the driver has to know before going on: no signal, what the office changed, what was not taken. */
export function Notices({ lists }: NoticesProps) {
  const { offlineSince, offset, queue, pictures, refused, news, day, isFull } = useSeen();
  const zone = day?.timezone ?? "UTC";
  const count = queue.length + pictures;
  const messages = day?.messages ?? [];
  // What the phone saw change says more than that something did.
  const worth = messages.filter(({ kind }) => kind !== "changed" || news.length === 0);
  // What says the same is said once, the last time that it was.
  const told = [...new Map(worth.map((each) => [each.body || each.kind, each])).values()];
  const lines = useMemo(() => [...new Set(news.map(textOf))], [news]);
  return (
    <>
      {offlineSince !== null && (
        <section className="drive-offline">
          <Icon name="offline" />
          <b>{t("drive:notice.offline", { since: clock(offlineSince + offset, zone) })}</b>
          <span>{t("drive:notice.offline_hint", { count })}</span>
        </section>
      )}
      {lists && offlineSince !== null && day && queue.length > 0 && (
        <section className="drive-part drive-first">
          <h3>
            {t("drive:menu.waiting")} <span>{t("drive:menu.order")}</span>
          </h3>
          <WaitingList day={day} most={shownWaiting} />
        </section>
      )}
      {isFull && (
        <section className="drive-news drive-refused" role="alert">
          <b>{t("drive:notice.full")}</b>
          <p>{t("drive:notice.full_hint")}</p>
        </section>
      )}
      {(lines.length > 0 || told.length > 0) && (
        <section className="drive-news" role="alert">
          <b>{t("drive:notice.office")}</b>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {told.map((each) => (
            <p key={each.id}>
              {each.body || t(`drive:inbox.${each.kind}`)}
              <small>{t("drive:inbox.from", { by: each.by, time: clock(each.at, zone) })}</small>
            </p>
          ))}
          <button type="button" className="drive-button" onClick={() => void heard()}>
            {t("drive:notice.read")}
          </button>
        </section>
      )}
      {refused.map(({ id, action, message, stop }) => (
        <section className="drive-news drive-refused" role="alert" key={id}>
          <b>{t("drive:notice.refused", { what: whatOf(action.kind, stop), time: clock(doneAt(action), zone) })}</b>
          <p>{[stop?.name, message].filter(Boolean).join(": ")}</p>
          <button type="button" className="drive-button" onClick={() => void heard(id)}>
            {t("drive:notice.read")}
          </button>
        </section>
      ))}
    </>
  );
}

function textOf(news: OfficeNews): string {
  if (news.kind === "route") return t("drive:news.route", { count: news.stops });
  if (news.kind === "gone") return t("drive:news.gone", { name: news.name });
  if (news.kind === "added") return t("drive:news.added", { name: news.name });
  return t("drive:news.order");
}
