import type { ReactNode } from "react";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { CountText, DistanceText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { NextDay as NextDayView } from "../../model/running-route.ts";
import { HomeHead } from "./home-head.tsx";
import "./next-day.css";

/** What is planned for the next day with routes, in figures. */
export function NextDayPart({ next: { date, routes }, isTomorrow }: { next: NextDayView; isTomorrow: boolean }) {
  const t = useTranslate();
  const dates = useDates();
  const [first] = routes;
  if (!first) return null;
  const stops = routes.reduce((sum, { total }) => sum + total, 0);
  const atRisk = routes.reduce((sum, route) => sum + route.late + route.atRisk, 0);
  const from = Math.min(...routes.map(({ startsAt }) => startsAt));
  const to = Math.max(...routes.map(({ endsAt }) => endsAt));
  const who = first.agent === first.van ? first.van : `${first.van}, ${first.agent}`;
  return (
    <section className="next-day" aria-labelledby="next-day">
      <HomeHead
        id="next-day"
        title={isTomorrow ? t("home:next.tomorrow") : t("home:next.title", { day: dates.local(date, "date") })}
        note={dates.local(date, "day")}
      />
      <dl>
        <Figure name={routes.length === 1 ? t("home:next.route", { who }) : t("home:next.routes")}>
          <CountText value={routes.length} />
        </Figure>
        <Figure name={t("home:next.stops", { count: stops })}>
          <CountText value={stops} />
        </Figure>
        <Figure name={t("home:next.hours")}>
          {dates.instant(from, "time")} – {dates.instant(to, "time")}
        </Figure>
        <Figure
          name={first.depot?.name ? t("home:next.from_depot", { depot: first.depot.name }) : t("home:next.driven")}
        >
          <DistanceText metres={routes.reduce((sum, { meters }) => sum + meters, 0)} />
        </Figure>
        <Figure name={t("home:next.at_risk")}>
          <CountText value={atRisk} />
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
