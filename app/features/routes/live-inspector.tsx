import { ChevronDown, ChevronUp, CircleCheck, MapPin, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LiveRoute, LiveStop, StopAction } from "#app/domain/plans/live-route.ts";
import { doneStops } from "#app/domain/plans/stop.states.ts";
import { timeOf } from "#app/ui/formats/dates.ts";
import { Distance, Money } from "#app/ui/formats/measures.tsx";
import { Phone } from "#app/ui/formats/phone.tsx";
import { colourOf } from "#app/ui/map/map-model.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { Status } from "#app/ui/status/status.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { ActButtons } from "./act-buttons.tsx";
import { liveWindow } from "./live-route-item.tsx";
import { LiveRoutePart } from "./live-route-part.tsx";
import { MovesPart } from "./moves/moves-part.tsx";
import { nameOf, visits } from "./routes-scene.ts";
import type { useRouteActs } from "./use-route-acts.ts";

interface LiveInspectorProps {
  route: LiveRoute | undefined;
  stop: LiveStop | undefined;
  zone: string;
  canAct: boolean;
  act: ReturnType<typeof useRouteActs>;
  onStep(by: 1 | -1): void;
  onArrive(): void;
  onComplete(): void;
  onAttempt(): void;
  onMessage(): void;
  /** The route whose driver the map follows. */
  followed: string | null;
  onFollow(routeId: string | null): void;
}

/** The chosen stop or route with what can be done to it now. */
export function LiveInspector(props: LiveInspectorProps) {
  const { t } = useTranslation("routes");
  const { route, stop } = props;
  return (
    <aside className="inspector" aria-label={t("inspector")}>
      <div className="inspector-scroll">
        {route && stop && <StopPart {...props} route={route} stop={stop} />}
        {route && !stop && <LiveRoutePart {...props} route={route} />}
        {!route && <p className="faint-ink">{t("choose")}</p>}
      </div>
    </aside>
  );
}

function StopPart({
  route,
  stop,
  zone,
  canAct,
  act,
  onStep,
  onArrive,
  onComplete,
  onAttempt,
}: LiveInspectorProps & { route: LiveRoute; stop: LiveStop }) {
  const { t } = useTranslation("routes");
  const say = useWords();
  const { shipment } = stop;
  const total = visits(route).length;
  const window = liveWindow(stop, zone);
  const facts: [string, React.ReactNode][] = [
    [
      t("fact.order"),
      shipment?.orderNumber && (
        <Link className="link" to={`/orders/${shipment.orderNumber}`} prefetch="intent">
          {shipment.orderNumber}
        </Link>
      ),
    ],
    [t("fact.address"), stop.line],
    [t("fact.phone"), stop.phone && <Phone number={stop.phone} />],
    [t("fact.window"), window],
    [t("fact.planned"), timeOf(stop.plannedArriveAt, zone)],
    [t(stop.arrivedAt === null ? "fact.expected" : "fact.arrived"), timeOf(stop.arrivedAt ?? stop.expectedAt, zone)],
    [t("fact.finished"), stop.finishedAt !== null && timeOf(stop.finishedAt, zone)],
    [
      t("fact.collect"),
      shipment?.codAmount ? <Money amount={shipment.codAmount} currency={shipment.codCurrency} /> : null,
    ],
    [t("fact.reason"), shipment?.failureReason && say(`shipments:reason.${shipment.failureReason}`)],
    [
      t("fact.far"),
      stop.farMetres !== null && (
        <span className="is-warning">
          <Distance metres={stop.farMetres} />
          {stop.farReason && `, ${stop.farReason}`}
        </span>
      ),
    ],
    [t("fact.notes"), shipment?.notes],
  ];
  const whyNot = (action: StopAction): string | null => {
    if (stop.actions.includes(action)) return null;
    if (!canAct) return t("why_not.not_allowed");
    if (doneStops.includes(stop.state)) return t("why_not.finished");
    return t(route.status === "completed" ? "why_not.route_over" : "why_not.arrived");
  };
  return (
    <>
      <header>
        <span className={`pin-head rc-${colourOf(route.number)}`}>{stop.position}</span>
        <div>
          <h2>{shipment?.customerName || stop.name}</h2>
          <span className="faint-ink">{t("position", { at: stop.position, total, route: nameOf(route) })}</span>
        </div>
        <span className="grow" />
        <IconButton
          icon={ChevronUp}
          label={t("previous_stop")}
          disabled={stop.position <= 1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t("next_stop")}
          tip="end"
          disabled={stop.position >= total}
          onClick={() => onStep(1)}
        />
      </header>
      <div className="live-state">
        <Status kind="stop" code={stop.state} />
        {stop.lateness !== 0 && stop.finishedAt === null && <Status kind="lateness" code={stop.lateness} />}
      </div>
      <dl className="facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {stop.type !== "depot" && (
        <ActButtons
          busy={act.busy}
          acts={[
            {
              key: "arrive",
              label: t("arrive"),
              icon: MapPin,
              hotkey: "A",
              unavailable: whyNot("arrive"),
              run: onArrive,
            },
            {
              key: "complete",
              label: t("complete"),
              icon: CircleCheck,
              hotkey: "C",
              primary: true,
              unavailable: whyNot("complete"),
              run: onComplete,
            },
            {
              key: "attempt",
              label: t("attempt"),
              icon: TriangleAlert,
              hotkey: "F",
              unavailable: whyNot("attempt"),
              run: onAttempt,
            },
          ]}
        />
      )}
      {canAct && stop.actions.length > 0 && <MovesPart key={stop.id} route={route} stop={stop} zone={zone} act={act} />}
    </>
  );
}
