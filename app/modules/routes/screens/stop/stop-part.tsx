import { ChevronDown, ChevronUp, MessageSquare, Phone as PhoneIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { MoneyText, NearDistanceText, WeightText } from "#app/ui/formats/measures.tsx";
import { PhoneLink } from "#app/ui/formats/phone-link.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { LiveRoute, LiveStop } from "../../model/live-route.ts";
import { MovesPart } from "../moves/moves-part.tsx";
import { getLiveRouteName, listStopsToVisit } from "../routes-scene.ts";
import { DispatcherActions } from "./dispatcher-actions.tsx";
import type { LiveInspectorProps } from "./live-inspector.tsx";
import { StopWhy } from "./stop-why.tsx";
import { StopWindow } from "./stop-window.tsx";
import { TrackingPreview } from "./tracking-preview.tsx";

/** The selected stop: facts, expected time and its causes, alternatives, and actions. */
export function StopPart(props: LiveInspectorProps & { route: LiveRoute; stop: LiveStop }) {
  const { t } = useTranslation("routes");
  const { route, stop, zone, asOf, canAct, act, onStep, onMessage } = props;
  const { shipment } = stop;
  const total = listStopsToVisit(route).length;
  const isOver = doneStops.includes(stop.state);
  const mayMove = canAct && stop.actions.length > 0;
  return (
    <>
      <header>
        <span className={`pin-head rc-${getRouteColor(route.number)}`}>{stop.position}</span>
        <div>
          <h2>{shipment?.customerName || stop.name}</h2>
          <span className="faint-ink">
            {t("position", { at: stop.position, total, route: getLiveRouteName(route) })}
          </span>
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
      <div className="live-contacts">
        {stop.phone && (
          <a className="button" href={`tel:${stop.phone}`}>
            <Icon of={PhoneIcon} />
            {t(shipment?.customerName ? "call_customer" : "call_contact")}
          </a>
        )}
        {canAct && (
          <Button icon={MessageSquare} onClick={onMessage}>
            {t("message.to", { name: route.agent.name.split(" ")[0] ?? "" })}
          </Button>
        )}
      </div>
      <StopFacts route={route} stop={stop} zone={zone} />
      {isOver ? (
        <div className="live-state">
          <Status kind="stop" code={stop.state} />
        </div>
      ) : (
        stop.type !== "depot" && <StopWindow route={route} stop={stop} zone={zone} />
      )}
      {!isOver && <StopWhy route={route} stop={stop} zone={zone} asOf={asOf} />}
      {mayMove && <MovesPart key={stop.id} route={route} stop={stop} zone={zone} act={act} />}
      {stop.type !== "depot" && <DispatcherActions {...props} />}
      {!isOver && <TrackingPreview route={route} stop={stop} zone={zone} asOf={asOf} />}
    </>
  );
}

/** Facts of a stop that a dispatcher needs for a call. */
function StopFacts({ route, stop, zone }: { route: LiveRoute; stop: LiveStop; zone: string }) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const dates = useDates();
  const { shipment } = stop;
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
    [t("fact.phone"), stop.phone && <PhoneLink number={stop.phone} />],
    [t("fact.load"), shipment && <StopLoad shipment={shipment} />],
    [t("fact.planned"), toZoneTime(stop.plannedArriveAt, zone)],
    [t("fact.arrived"), stop.arrivedAt !== null && toZoneTime(stop.arrivedAt, zone)],
    [t("fact.finished"), stop.finishedAt !== null && toZoneTime(stop.finishedAt, zone)],
    [
      translate("orders:not_plausible"),
      stop.claimedAt !== null && (
        <span className="is-warning">
          {translate("orders:device_reported", { time: dates.instant(stop.claimedAt) })}
        </span>
      ),
    ],
    [t("fact.reason"), shipment?.failureReason && translate(`shipments:reason.${shipment.failureReason}`)],
    [
      t("fact.far"),
      stop.outsideRadiusMeters !== null && (
        <span className="is-warning">
          <NearDistanceText metres={stop.outsideRadiusMeters} />
          {stop.outsideRadiusReason && `, ${stop.outsideRadiusReason}`}
        </span>
      ),
    ],
    [t("fact.notes"), shipment?.notes],
    [t("fact.notification"), stop.notification && <CustomerNotification notification={stop.notification} />],
    [t("fact.agent"), route.agent.name],
  ];
  return (
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
  );
}

/** "10:41, by mail: Your order is out for delivery". */
function CustomerNotification({ notification }: { notification: NonNullable<LiveStop["notification"]> }) {
  const { t } = useTranslation("routes");
  const dates = useDates();
  const { channel, at, state, subject } = notification;
  return (
    <span className={state === "failed" ? "is-warning" : undefined}>
      {t(`notification.${state}`, {
        time: dates.instant(at, "moment"),
        channel: t(`notification.channel.${channel}`),
        subject,
      })}
    </span>
  );
}

/** "2 parcels, 14.2 kg, 129.00 CHF to collect". */
function StopLoad({ shipment }: { shipment: NonNullable<LiveStop["shipment"]> }) {
  const { t } = useTranslation("routes");
  const { packageCount, palletCount, weight, codAmount, codCurrency } = shipment;
  const parcels = packageCount - palletCount;
  return (
    <>
      {[
        ...(parcels > 0 || palletCount === 0 ? [t("load.parcels", { count: parcels })] : []),
        ...(palletCount > 0 ? [t("load.pallets", { count: palletCount })] : []),
      ].join(", ")}
      {weight > 0 && (
        <>
          {", "}
          <WeightText grams={weight} />
        </>
      )}
      {codAmount ? (
        <>
          {", "}
          <MoneyText amount={codAmount} currency={codCurrency} /> {t("load.to_collect")}
        </>
      ) : null}
    </>
  );
}
