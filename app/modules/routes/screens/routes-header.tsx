import { ChevronLeft, ChevronRight, Crosshair, MessageSquare } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { toZoneDay } from "#app/ui/formats/dates.ts";
import { DurationText } from "#app/ui/formats/measures.tsx";
import { Button, ButtonLink, IconButton } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import type { LiveRoute, RoutesView } from "../model/live-route.ts";
import { computeDayFigures } from "../model/route-day.ts";
import { countAtRisk, getLiveRouteName } from "./routes-scene.ts";

interface RoutesHeaderProps {
  view: RoutesView;
  /** The selected route. */
  route: LiveRoute | undefined;
  followed: string | null;
  onFollow(routeId: string | null): void;
  onMessage(): void;
}

/** The day with links to other days, totals of its routes, and actions on the selected route. */
export function RoutesHeader({ view, route, followed, onFollow, onMessage }: RoutesHeaderProps) {
  const { t } = useTranslation("routes");
  const dates = useDates();
  const navigate = useNavigate();
  const sum = (read: (route: RoutesView["routes"][number]) => number) =>
    view.routes.reduce((total, route) => total + read(route), 0);
  const today = toZoneDay(view.asOf, view.timezone);
  const stops = sum((route) => route.stopCount);
  const late = sum((route) => route.lateCount);
  const atRisk = sum(countAtRisk);
  const failed = sum((route) => route.attemptedCount);
  const figures = computeDayFigures(view.routes, view.asOf);
  return (
    <header className="plan-head">
      <h1>{t("title")}</h1>
      <span className="button-group day">
        <IconButton
          icon={ChevronLeft}
          label={t("previous_day")}
          bordered
          disabled={!view.previousDate}
          onClick={() => navigate(`?date=${view.previousDate}`)}
        />
        <DateTimeField
          key={view.date}
          kind="date"
          label={t("date")}
          hideLabel
          defaultValue={view.date}
          onSettled={(date) => date && navigate(`?date=${date}`)}
        />
        <IconButton
          icon={ChevronRight}
          label={t("next_day")}
          bordered
          disabled={!view.nextDate}
          onClick={() => navigate(`?date=${view.nextDate}`)}
        />
      </span>
      {view.date !== today && (
        <ButtonLink kind="ghost" to="/routes">
          {t("today")}
        </ButtonLink>
      )}
      <span className="faint-ink dayname">
        {view.date === today ? t("as_of", { time: dates.instant(view.asOf, "time") }) : dates.local(view.date, "day")}
      </span>
      {view.isEstimated && view.routes.length > 0 && (
        <span className="faint-ink" title={t("estimated_why")}>
          {t("estimated")}
        </span>
      )}
      <span className="grow" />
      <dl className="plan-summary">
        <div>
          <dt>{t("figure.done")}</dt>
          <dd>
            {sum((route) => route.doneCount)}
            <i> / {stops}</i>
          </dd>
        </div>
        <div>
          <dt>{t("figure.attempted")}</dt>
          <dd className={failed > 0 ? "is-warning" : undefined}>{failed}</dd>
        </div>
        <div>
          <dt>{t("figure.late")}</dt>
          <dd className={late > 0 ? "is-bad" : undefined}>{late}</dd>
        </div>
        <div>
          <dt>{t("figure.at_risk")}</dt>
          <dd className={atRisk > 0 ? "is-warning" : undefined}>{atRisk}</dd>
        </div>
        {figures.running > 0 && (
          <>
            <div className="plan-weight" title={t("figure.behind_hint")}>
              <dt>{t(figures.behind < 0 ? "figure.ahead" : "figure.behind")}</dt>
              <dd>
                <DurationText seconds={Math.abs(figures.behind) * 60} />
              </dd>
            </div>
            <div className="plan-weight">
              <dt>{t("figure.seen")}</dt>
              <dd>
                {figures.seen}
                <i> / {figures.running}</i>
              </dd>
            </div>
          </>
        )}
      </dl>
      {route && view.canAct && (
        <Button icon={MessageSquare} onClick={onMessage}>
          {t("message.short")}
        </Button>
      )}
      {route && route.position !== null && (
        <Button
          icon={Crosshair}
          aria-pressed={followed === route.id}
          onClick={() => onFollow(followed === route.id ? null : route.id)}
        >
          {t(followed === route.id ? "following" : "follow_route", { route: getLiveRouteName(route) })}
        </Button>
      )}
    </header>
  );
}
