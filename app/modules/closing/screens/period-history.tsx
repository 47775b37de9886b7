import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { CloseScreen } from "../commands/view-close.server.ts";

/** Who closed and reopened the month, and why. */
export function PeriodHistory({ events }: { events: CloseScreen["period"]["events"] }) {
  const t = useTranslate();
  if (events.length === 0) return null;
  return (
    <section className="closing-table">
      <h2>{t("closing:history")}</h2>
      <ul className="period-history">
        {events.map(({ version, type, reason, accepted, actorName, at }) => (
          <li key={version}>
            <b>{t(`closing:event.${type}`)}</b> <DateTimeText at={at} /> · {actorName}
            {reason && <span className="soft-ink"> · {reason}</span>}
            {accepted.length > 0 && (
              <span className="soft-ink">
                {" "}
                · {t("closing:accepted")} {accepted.map(({ key }) => t(`closing:item.${key}`)).join(", ")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
