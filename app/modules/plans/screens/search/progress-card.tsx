import { Square } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { busyStatuses } from "#app/modules/planning/model/plan.states.ts";
import type { PlanProgress } from "#app/modules/planning/model/plan-live.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { DistanceText, formatNumber, MoneyText } from "#app/ui/formats/measures.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { useEffortLabel } from "./optimize-button.tsx";

/** Progress of the running optimization over the map, with a stop button; shown as soon as it is started. */
export function ProgressCard() {
  const { view, live, searching } = usePlanEditor();
  if (!searching) return null;
  // Until the room has started, the latest progress belongs to the previous run.
  const isBegun = live.searching || busyStatuses.includes(view.plan.status);
  return <RunningSearch progress={isBegun ? live.progress : null} />;
}

function RunningSearch({ progress }: { progress: PlanProgress | null }) {
  const { t } = useTranslation("plans");
  const { locale } = useFormats();
  const { view, act } = usePlanEditor();
  const offered = useEffortLabel();
  const seconds = useSeconds(progress?.seconds ?? 0);
  const first = progress?.history[0];
  const last = progress?.history.at(-1);
  const change = first && last !== undefined ? (last / first - 1) * 100 : 0;
  return (
    <div className="progress-card">
      <div className="progress-line">
        <StatusShape kind="plan" code={progress ? 3 : 2} size={15} />
        <b>{t(progress ? "progress.title" : "progress.queued")}</b>
        <span className="faint-ink">{formatNumber(seconds, locale, 1)} s</span>
        <span className="grow" />
        <Button
          icon={Square}
          disabled={!view.viewer.canExecute || act.isQueued("plans.stop")}
          onClick={() => act.send({ intent: "plans.stop" })}
        >
          {t("progress.stop")}
        </Button>
      </div>
      <Sparkline points={progress?.history ?? []} />
      <dl>
        <div>
          {!progress || progress.cost > 0 ? (
            <>
              <dt>{t("progress.best_cost")}</dt>
              <dd>{progress ? <MoneyText amount={progress.cost} currency={view.plan.currency} /> : "–"}</dd>
            </>
          ) : (
            <>
              <dt>{t("figure.distance")}</dt>
              <dd>
                <DistanceText metres={progress.distance} />
              </dd>
            </>
          )}
        </div>
        <div>
          <dt>{t("progress.since_start")}</dt>
          <dd className={change < 0 ? "is-good" : undefined}>
            {progress ? `${formatNumber(change, locale, 1)} %` : "–"}
          </dd>
        </div>
        <div>
          <dt>{t("progress.unassigned")}</dt>
          <dd>{progress?.unassigned ?? "–"}</dd>
        </div>
      </dl>
      <p className="faint-ink">{progress && offered(progress.effort)}</p>
      <p className="visually-hidden" role="status">
        {t("progress.title")}
      </p>
    </div>
  );
}

/** Seconds since the start, counted on between two messages. */
function useSeconds(received: number): number {
  const [seconds, setSeconds] = useState(received);
  useEffect(() => {
    const from = performance.now();
    setSeconds(received);
    const timer = setInterval(() => setSeconds(received + (performance.now() - from) / 1000), 100);
    return () => clearInterval(timer);
  }, [received]);
  return seconds;
}

const SPARKLINE_SIZE = { width: 232, height: 44 } as const;

/** The objective as a falling step line; its path comes from `computeSparklinePath`. */
function Sparkline({ points }: { points: readonly number[] }) {
  const line = computeSparklinePath(points);
  const [x, y] = line?.end ?? [0, 0];
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${SPARKLINE_SIZE.width} ${SPARKLINE_SIZE.height}`}
      {...SPARKLINE_SIZE}
      aria-hidden="true"
    >
      {line && (
        <>
          <path className="fill" d={`${line.path}V${SPARKLINE_SIZE.height}H0Z`} />
          <path className="spark-line" d={line.path} />
          <circle cx={x} cy={y} r="3" />
        </>
      )}
    </svg>
  );
}

/** Steps from left to right, the highest value 4 px below the top, the lowest 7 px above the bottom. */
export function computeSparklinePath(points: readonly number[]): { path: string; end: [number, number] } | null {
  const first = points[0];
  if (first === undefined) return null;
  const high = Math.max(...points);
  const low = Math.min(...points);
  const y = (value: number) =>
    4 + (high === low ? 0 : (1 - (value - low) / (high - low)) * (SPARKLINE_SIZE.height - 11));
  const step = (SPARKLINE_SIZE.width - 4) / Math.max(1, points.length - 1);
  const steps = points.slice(1).map((value, index) => `H${((index + 1) * step).toFixed(1)}V${y(value).toFixed(1)}`);
  const last = points.at(-1) ?? first;
  return { path: `M0 ${y(first).toFixed(1)}${steps.join("")}`, end: [(points.length - 1) * step, y(last)] };
}
