/** @jsxImportSource preact */
import { useMemo } from "preact/hooks";
import type { OfficeNews } from "#app/domain/drive/drive-day.ts";
import { heard } from "./engine.ts";
import { Icon } from "./icons.tsx";
import { useSeen } from "./use-seen.ts";
import { clock, t } from "./words.ts";

/** What the driver has to know before going on: no signal, what the office changed, what was not taken. */
export function Notices() {
  const { offlineSince, queue, pictures, refused, news, day } = useSeen();
  const zone = day?.timezone ?? "UTC";
  const count = queue.length + pictures;
  const lines = useMemo(() => news.map(textOf), [news]);
  return (
    <>
      {offlineSince !== null && (
        <section className="drive-offline">
          <Icon name="offline" />
          <b>{t("drive:notice.offline", { since: clock(offlineSince, zone) })}</b>
          <span>{t("drive:notice.offline_hint", { count })}</span>
        </section>
      )}
      {lines.length > 0 && (
        <section className="drive-news" role="alert">
          <b>{t("drive:notice.office")}</b>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <button type="button" className="drive-button" onClick={() => void heard()}>
            {t("drive:notice.read")}
          </button>
        </section>
      )}
      {refused.map(({ id, action, message }) => (
        <section className="drive-news drive-refused" role="alert" key={id}>
          <b>
            {t("drive:notice.refused", { what: t(`drive:did.${action.kind}`), time: clock(action.deviceAt, zone) })}
          </b>
          <p>{message}</p>
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
