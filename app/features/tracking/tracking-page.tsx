import { MapPin } from "lucide-react";
import type { MapSheet } from "#app/domain/tracking/map-sheet.ts";
import { type TrackedOrder, trackingSteps } from "#app/domain/tracking/tracked-order.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import { appearanceOf, statusWord } from "#app/ui/status/statuses.ts";
import { useLanguage, useWords } from "#app/ui/words/use-words.ts";
import { TrackingFrame } from "./tracking-frame.tsx";
import { TrackingHistory } from "./tracking-history.tsx";
import { TrackingMap } from "./tracking-map.tsx";
import { headlineOf, windowOf, zoneOf } from "./tracking-words.ts";

interface TrackingPageProps {
  order: TrackedOrder;
  map: { wide: MapSheet; narrow: MapSheet } | null;
  /** The server's present, milliseconds UTC. */
  now: number;
}

const hinted = ["delivery_attempted", "cancelled", "closed", "returned"] as const;
const countries = { en: "en", de: "de" } as const;

/** What an end customer sees of an order, on a phone first. It is complete as it comes from the server. */
export function TrackingPage({ order, map, now }: TrackingPageProps) {
  const say = useWords();
  const { language } = useLanguage();
  const reader = { say, now, locale: language === "de" ? "de-DE" : "en-GB" };
  const status = say(statusWord("customer", order.status));
  const window = order.eta && windowOf(order.eta, order, reader);
  const delivered = order.deliveredAt !== null && order.status === "delivered" ? order.deliveredAt : null;
  const done = delivered === null ? null : windowOf({ from: delivered, to: delivered }, order, reader);
  const promised = order.promised && order.eta?.basis === "route" ? windowOf(order.promised, order, reader) : null;
  const hint = hinted.find((each) => each === order.status);
  const country = new Intl.DisplayNames(countries[language], { type: "region" }).of(order.country) ?? order.country;
  const place = order.city ?? country;
  const label = say(order.driver ? "tracking:map_label_with_driver" : "tracking:map_label", { city: place });
  const drawn = (sheet: MapSheet) => <TrackingMap sheet={sheet} label={label} driverLabel={say("tracking:position")} />;
  return (
    <TrackingFrame
      name={order.seller}
      detail={order.number}
      footer={say("tracking:delivered_by", { carrier: order.carrier })}
      map={
        map && (
          <>
            {drawn(map.wide)}
            <p className="tz">{say("tracking:times_in", { zone: zoneOf(order, reader) })}</p>
          </>
        )
      }
    >
      <PageTitle>{say("tracking:title", { number: order.number })}</PageTitle>
      <div className="hl">
        <span className={`st now1 fam-${appearanceOf("customer", order.status).family}`}>
          <StatusShape kind="customer" code={order.status} size={16} />
          {status}
        </span>
        <h1>{headlineOf(order, reader)}</h1>
        {(window ?? done) && (
          <p className="eta">
            <b>{(window ?? done)?.times}</b>
            <span>{(window ?? done)?.day}</span>
          </p>
        )}
        {promised && (
          <p className="said">
            {say("tracking:promised", {
              window: promised.day === window?.day ? promised.times : `${promised.day}, ${promised.times}`,
            })}
          </p>
        )}
        {hint && <p className="said">{say(`tracking:hint.${hint}`)}</p>}
        {order.step !== null && <Progress step={order.step} status={status} />}
      </div>
      {map && <div className="tmap mob">{drawn(map.narrow)}</div>}
      <div className="addr">
        <div>
          <Icon of={MapPin} size={17} />
          <span>
            <b>{place}</b>
            {order.city && <span>{country}</span>}
          </span>
        </div>
        {map && <p>{say("tracking:destination_somewhere")}</p>}
      </div>
      <p className="mine">
        <a className="b b-lg" href={`/track/${order.number}/manage?lang=${language}`}>
          {say("tracking:manage.link")}
        </a>
      </p>
      <TrackingHistory order={order} reader={reader} />
    </TrackingFrame>
  );
}

function Progress({ step, status }: { step: number; status: string }) {
  const say = useWords();
  const label = say("tracking:progress", { status, step: step + 1, count: trackingSteps.length });
  const stateOf = (at: number) =>
    at < step || step === trackingSteps.length - 1 ? "d" : at === step ? "c" : undefined;
  return (
    <ol className="prog5" aria-label={label}>
      {trackingSteps.map((each, at) => (
        <li key={each} className={stateOf(at)} aria-current={at === step ? "step" : undefined}>
          <span>{say(statusWord("customer", each))}</span>
        </li>
      ))}
    </ol>
  );
}
