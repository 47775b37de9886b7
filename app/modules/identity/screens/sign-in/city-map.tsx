import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { cityMapNames, cityMapPieces, drawnRoutes } from "./city-map.table.ts";

const depot = "872 544";

/** The drawn map beside the sign-in form, with routes and one delivery note. Decorative: hidden from screen readers. */
export function CityMap() {
  const t = useTranslate();
  return (
    <section className="auth-picture" aria-hidden>
      <svg className="map" viewBox="150 0 860 800" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <g>
          <rect className="m-land" x="-400" y="-300" width="1800" height="1400" />
          {cityMapPieces.map(([kind, path]) => (
            <path key={path} className={`m-${kind}`} d={path} />
          ))}
        </g>
        <g className="m-names">
          {cityMapNames.map(([text, x, y, turn]) => (
            <text
              key={text}
              className={turn === undefined ? undefined : "is-water"}
              x={x}
              y={y}
              fontSize={turn === undefined ? 9.7 : 10.1}
              transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
            >
              {text}
            </text>
          ))}
        </g>
        <g className="m-routes whole">
          {drawnRoutes.map(([hue, stops]) => (
            <DrawnRoute key={hue} hue={hue} stops={stops.split(" ")} />
          ))}
          <g className="depot" transform={`translate(${depot})`}>
            <rect x="-14" y="-14" width="28" height="28" rx="8" />
            <path
              className="mark"
              transform="translate(-8.5 -8.5) scale(.708)"
              d="M18 21V10a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1v11M22 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 1.132-1.803l7.95-3.974a2 2 0 0 1 1.837 0l7.948 3.974A2 2 0 0 1 22 8zM6 13h12M6 17h12"
            />
          </g>
          <g className="pin big" transform="translate(599 218)">
            <circle className="ringo" r="18" stroke="var(--route-3)" />
            <circle r="13" fill="var(--route-3)" />
            <text y="4.6">7</text>
          </g>
        </g>
      </svg>
      <div className="ticket">
        <div className="ticket-in">
          <div className="ticket-head">
            <span className="ticket-number">7</span>
            <div>
              <b>S. Petersen</b>
              <span>Hofweg 13, Uhlenhorst</span>
            </div>
            <span className="ticket-time">
              13:38<i>{t("common:sign_in_frame.arrives")}</i>
            </span>
          </div>
          <div className="ticket-foot">
            <span>Van 3, Deniz Kaya</span>
            <span>11:45 – 13:45</span>
          </div>
        </div>
      </div>
    </section>
  );
}

function DrawnRoute({ hue, stops }: { hue: number; stops: readonly string[] }) {
  return (
    <g className={`rc-${hue}`}>
      <path className="leg" d={`M${depot}L${stops[0]}M${stops.at(-1)}L${depot}`} />
      <path className="line" d={`M${stops.join("L")}`} />
      {stops.map((stop) => (
        <circle key={stop} className="dot" cx={stop.split(",")[0]} cy={stop.split(",")[1]} r="4" />
      ))}
    </g>
  );
}
