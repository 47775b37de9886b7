import { useTranslation } from "react-i18next";
import { instantOf } from "#app/domain/kernel/local-time.ts";
import type { PlanEnd } from "#app/domain/plans/plan-inputs.ts";
import { timeOf } from "#app/ui/formats/dates.ts";
import { colourOf } from "#app/ui/map/map-model.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import { statusWord } from "#app/ui/status/statuses.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import { usePlanDesk } from "../desk/plan-desk.tsx";
import type { FoundStop } from "../desk/plan-lookup.ts";

/** A stop's window with the threshold before its end, and when the vehicle is there. */
export function WindowBar({ found, end }: { found: FoundStop; end: PlanEnd }) {
  const { t } = useTranslation("plans");
  const say = useWords();
  const { view } = usePlanDesk();
  const { stop, route } = found;
  const zone = view.plan.timezone;
  const from = instantOf(end.from ?? view.inputs.startAt, zone);
  const to = instantOf(end.to ?? view.inputs.endAt, zone);
  const threshold = view.inputs.settings.lateness_threshold_minutes * 60_000;
  const first = Math.min(from, stop.arriveAt);
  const last = Math.max(to, stop.endAt);
  const margin = Math.max(900_000, (last - first) * 0.12);
  const place = (at: number) => ((at - first + margin) / (last - first + 2 * margin)) * 100;
  const width = (a: number, b: number) => `${Math.max(0.5, place(b) - place(a)).toFixed(2)}%`;
  const x = (at: number) => `${place(at).toFixed(2)}%`;
  // Below a narrow window both times would stand on one another.
  const apart = place(to) - place(from) > 16;
  const hasWindow = end.from !== null || end.to !== null;
  return (
    <div className={`window-view rc-${colourOf(route.number)}`}>
      <div className="window-line">
        <span className={`status fam-late-${stop.lateness}`}>
          <StatusShape kind="lateness" code={stop.lateness} size={14} />
          {say(statusWord("lateness", stop.lateness))}
        </span>
        <span className="soft-ink">
          {t("stop.arrives")} <b>{timeOf(stop.arriveAt, zone)}</b>
        </span>
      </div>
      {hasWindow && (
        <>
          <svg className="window-bar" width="100%" height="14" aria-hidden="true">
            <defs>
              <pattern id="threshold" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <line className="threshold-line" x1="0" y1="0" x2="0" y2="4" />
              </pattern>
            </defs>
            <rect className="well" width="100%" height="14" rx="4" />
            <rect className="band" x={x(from)} width={width(from, to)} height="14" />
            {end.to && threshold > 0 && (
              <rect
                fill="url(#threshold)"
                x={x(Math.max(from, to - threshold))}
                width={width(Math.max(from, to - threshold), to)}
                height="14"
              />
            )}
            <rect
              className="window-service"
              x={x(stop.startAt)}
              width={width(stop.startAt, stop.endAt)}
              y="1.5"
              height="11"
              rx="3"
            />
          </svg>
          <svg className="window-axis" width="100%" height="15" aria-hidden="true">
            {end.from && (
              <text x={x(from)} y="12" textAnchor={apart ? "middle" : "end"} dx={apart ? 0 : -2}>
                {end.from.slice(11, 16)}
              </text>
            )}
            {end.to && (
              <text x={x(to)} y="12" textAnchor={apart ? "middle" : "start"} dx={apart ? 0 : 2}>
                {end.to.slice(11, 16)}
              </text>
            )}
          </svg>
        </>
      )}
      {!hasWindow && <p className="faint-ink">{t("stop.no_window")}</p>}
    </div>
  );
}
