import { toInstant } from "#app/platform/time/local-time.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { countBands, type DayEnd, type DaySample, type StatusCounts } from "../../model/day-flow.ts";
import { DayChart } from "./day-chart.tsx";
import { HomeHead } from "./home-head.tsx";
import "./orders-day.css";

export interface OrdersDayProps {
  date: string;
  asOf: number;
  day: {
    made: number | null;
    /** How many are due as the dashboards count them; null for limited members. */
    due: number | null;
    /** Null when there are too many to count a limited member's own. */
    counts: StatusCounts | null;
    /** Null when none are kept: for limited members. */
    samples: readonly DaySample[] | null;
    end: DayEnd | null;
  };
}

/** Today's orders by state: their history over the day and its projection. */
export function OrdersDay({ date, asOf, day }: OrdersDayProps) {
  const t = useTranslate();
  const { timezone } = useFormats();
  const { counts: found } = day;
  const counts = countBands(found ?? {});
  const shown = counts.reduce((sum, n) => sum + n, 0);
  const promised = day.due ?? shown;
  const note = [
    // What was attempted stays with the day of its promise, and its window may have moved.
    ...(promised > 0 && promised === shown ? [t("home:day.promised", { count: promised })] : []),
    ...(promised > 0 && promised !== shown ? [t("home:day.due", { count: promised })] : []),
    ...(shown > 0 && promised !== shown ? [t("home:day.windows", { count: shown })] : []),
    ...(day.made ? [t("home:day.made", { count: day.made })] : []),
  ].join(" · ");
  return (
    <section className="orders-day" aria-labelledby="orders-day">
      <HomeHead
        id="orders-day"
        title={t("home:day.title")}
        note={note}
        all={{ to: `/orders?filters[delivery_schedule][]=on,${date}`, label: t("home:day.all") }}
      />
      {found === null ? (
        <EmptyState title={t("home:day.uncounted")} text={t("home:day.uncounted_why")} />
      ) : shown === 0 ? (
        <EmptyState title={t("home:day.none")} text={t("home:day.none_why")} action={<AddMissing what="orders" />} />
      ) : (
        <DayChart
          day={{ ...day, counts: found }}
          counts={counts}
          date={date}
          asOf={asOf}
          from={toInstant(`${date}T06:00`, timezone)}
          to={toInstant(`${date}T20:00`, timezone)}
        />
      )}
    </section>
  );
}
