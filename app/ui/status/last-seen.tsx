import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import { useDates } from "../formats/date-time.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import "./last-seen.css";

/** "12 s", "24 min", or the time or day if older than an hour. */
export function useFormatAgo(asOf: number): (at: number) => string {
  const t = useTranslate();
  const dates = useDates();
  return (at) => {
    const age = Math.max(0, asOf - at);
    const minutes = Math.floor(age / 60_000);
    if (minutes === 0) return `${Math.floor(age / 1000)} s`;
    if (minutes < 60) return `${minutes} ${t("common:field.minutes")}`;
    return dates.instant(at, minutes < 12 * 60 ? "time" : "moment");
  };
}

/** Time between the last sign of someone and `asOf`, muted by age. */
export function LastSeenText({ at, asOf }: { at: number | null; asOf: number }) {
  const dates = useDates();
  const ago = useFormatAgo(asOf);
  if (at === null) return null;
  return (
    <span className={`seen ${classifyPositionAge(asOf - at)}`} title={dates.instant(at)}>
      <i aria-hidden />
      {ago(at)}
    </span>
  );
}
