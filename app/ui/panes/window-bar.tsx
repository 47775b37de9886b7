import type { ReactNode } from "react";
import type { Lateness } from "#app/modules/planning/model/plan.enums.ts";
import { toZoneTime } from "../formats/dates.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { StatusShape } from "../status/status.tsx";

interface WindowBarProps {
  /** Of the route: decides the hue. */
  hue: number;
  lateness: Lateness;
  /** The arrival and its relation to the window, in words. */
  label: string;
  arrives: ReactNode;
  /** Minimum range to draw; milliseconds UTC, like all times here. */
  from: number;
  to: number;
  /** The window's own edges; null where it has none. */
  opensAt: number | null;
  closesAt: number | null;
  /** Milliseconds before its end from which a stop is at risk. */
  threshold: number;
  arriveAt: number;
  startAt: number;
  endAt: number;
  zone: string;
}

/** A stop's window with the threshold before its end, and when the vehicle is there. */
export function WindowBar(props: WindowBarProps) {
  const t = useTranslate();
  const { hue, lateness, label, arrives, opensAt, closesAt, threshold, arriveAt, startAt, endAt, zone } = props;
  const from = opensAt ?? props.from;
  const to = closesAt ?? props.to;
  const first = Math.min(from, arriveAt);
  const last = Math.max(to, endAt);
  const margin = Math.max(900_000, (last - first) * 0.12);
  const place = (at: number) => ((at - first + margin) / (last - first + 2 * margin)) * 100;
  const width = (a: number, b: number) => `${Math.max(0.5, place(b) - place(a)).toFixed(2)}%`;
  const x = (at: number) => `${place(at).toFixed(2)}%`;
  // Below a narrow window both times would overlap.
  const apart = place(to) - place(from) > 16;
  return (
    <div className={`window-view rc-${hue}`}>
      <div className="window-line">
        <span className={`status fam-late-${lateness}`}>
          <StatusShape kind="lateness" code={lateness} size={14} />
          {label}
        </span>
        <span className="soft-ink">{arrives}</span>
      </div>
      {opensAt === null && closesAt === null ? (
        <p className="faint-ink">{t("plans:stop.no_window")}</p>
      ) : (
        <>
          <svg className="window-bar" width="100%" height="14" aria-hidden="true">
            <defs>
              <pattern id="threshold" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <line className="threshold-line" x1="0" y1="0" x2="0" y2="4" />
              </pattern>
            </defs>
            <rect className="well" width="100%" height="14" rx="4" />
            <rect className="band" x={x(from)} width={width(from, to)} height="14" />
            {closesAt !== null && threshold > 0 && (
              <rect
                fill="url(#threshold)"
                x={x(Math.max(from, to - threshold))}
                width={width(Math.max(from, to - threshold), to)}
                height="14"
              />
            )}
            <rect className="window-service" x={x(startAt)} width={width(startAt, endAt)} y="1.5" height="11" rx="3" />
          </svg>
          <svg className="window-axis" width="100%" height="15" aria-hidden="true">
            {opensAt !== null && (
              <text x={x(from)} y="12" textAnchor={apart ? "middle" : "end"} dx={apart ? 0 : -2}>
                {toZoneTime(opensAt, zone)}
              </text>
            )}
            {closesAt !== null && (
              <text x={x(to)} y="12" textAnchor={apart ? "middle" : "start"} dx={apart ? 0 : 2}>
                {toZoneTime(closesAt, zone)}
              </text>
            )}
          </svg>
        </>
      )}
    </div>
  );
}
