import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { RoutesView } from "#app/domain/plans/live-route.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { dayOf } from "#app/ui/formats/dates.ts";
import { ButtonLink, IconButton } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { atRisk } from "./routes-scene.ts";

/** The day, the way to other days, and how far its routes are. */
export function RoutesHeader({ view }: { view: RoutesView }) {
  const { t } = useTranslation("routes");
  const dates = useDates();
  const navigate = useNavigate();
  const sum = (read: (route: RoutesView["routes"][number]) => number) =>
    view.routes.reduce((total, route) => total + read(route), 0);
  const today = dayOf(view.asOf, view.timezone);
  const stops = sum((route) => route.stopCount);
  const late = sum((route) => route.lateCount);
  const risky = sum(atRisk);
  const failed = sum((route) => route.attemptedCount);
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
      <span className="faint-ink dayname">{dates.local(view.date, "day")}</span>
      <span className="grow" />
      <dl className="plan-summary">
        <div>
          <dt>{t("figure.routes")}</dt>
          <dd>{view.routes.length}</dd>
        </div>
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
          <dd className={risky > 0 ? "is-warning" : undefined}>{risky}</dd>
        </div>
      </dl>
    </header>
  );
}
