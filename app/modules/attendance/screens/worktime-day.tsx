import { Link } from "react-router";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { Worktime } from "../db/worktime.reads.server.ts";

/** What the routes of the day show: arrivals and ends of stops, in their order. */
export function WorktimeDay({ row: { routes } }: { row: Worktime }) {
  const t = useTranslate();
  const dates = useDates();
  const worked = routes.filter(({ stops }) => stops.some(({ arrivedAt, finishedAt }) => arrivedAt ?? finishedAt));
  if (worked.length === 0) return <p className="soft-ink">{t("fleet:worktime.no_stops")}</p>;
  return worked.map((route) => (
    <div key={route.id}>
      <p>
        <Link to={`/routes?route=${route.id}`}>{t("fleet:worktime.route_stops", { number: route.number })}</Link>{" "}
        {t("fleet:worktime.stops_done", { done: route.done, total: route.total })}
      </p>
      <ol className="worktime-stops">
        {route.stops.flatMap(({ name, arrivedAt, finishedAt }, at) => {
          const time = arrivedAt ?? finishedAt;
          if (time === null) return [];
          return [
            <li key={at}>
              <DateTimeText at={time} style="time" /> {name}
            </li>,
          ];
        })}
        {route.completedAt !== null && (
          <li>
            {t("fleet:worktime.route_end", {
              time: dates.instant(route.completedAt, "time"),
              number: route.number,
            })}
          </li>
        )}
      </ol>
    </div>
  ));
}
