import { MapPin } from "lucide-react";
import type { Brand } from "#app/modules/messages/model/brand.ts";
import type { TrackedOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import type { MapDrawing } from "#app/platform/geo/map-drawing/map-drawing.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { formatPositionAge, formatZone, mayChange, useReader } from "./tracking-format.ts";
import { TrackingFrame } from "./tracking-frame.tsx";
import { TrackingHead } from "./tracking-head.tsx";
import { TrackingHelp } from "./tracking-help.tsx";
import { TrackingHistory } from "./tracking-history.tsx";
import { TrackingMap } from "./tracking-map.tsx";
import { TrackingOffer } from "./tracking-offer.tsx";

interface TrackingPageProps {
  order: TrackedOrder;
  brand: Brand;
  /** The account's own fields that customers see. */
  fields: readonly { name: string; text: string }[];
  /** The token of the opened link, passed on by the page's links. */
  token: string;
  map: { wide: MapDrawing; narrow: MapDrawing } | null;
  /** The server's time, milliseconds UTC. */
  now: number;
}

const countries = { en: "en", de: "de" } as const;

/** The page behind the link of a message, designed for phones first. It works without a script. */
export function TrackingPage({ order, brand, fields, token, map, now }: TrackingPageProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const reader = useReader(now);
  const country = new Intl.DisplayNames(countries[language], { type: "region" }).of(order.country) ?? order.country;
  const place = order.city ?? country;
  const label = t(order.driver ? "tracking:map_label_with_driver" : "tracking:map_label", { city: place });
  const renderMap = (sheet: MapDrawing) => (
    <TrackingMap
      sheet={sheet}
      label={label}
      driverLabel={order.driver ? formatPositionAge(order.driver.at, reader) : ""}
    />
  );
  return (
    <TrackingFrame
      name={order.seller}
      detail={order.number}
      footer={t("tracking:delivered_by", { carrier: order.carrier })}
      query={{ t: token }}
      brand={brand}
      live={mayChange(order)}
      map={
        map && (
          <>
            {renderMap(map.wide)}
            <p className="track-zone">{t("tracking:times_in", { zone: formatZone(order, reader) })}</p>
          </>
        )
      }
    >
      <PageTitle>{t("tracking:title", { number: order.number })}</PageTitle>
      <TrackingHead order={order} reader={reader} />
      {order.stopsBefore !== null && (
        <p className="stops-before">{t("tracking:stops_before", { count: order.stopsBefore })}</p>
      )}
      {map && <div className="track-map for-phone">{renderMap(map.narrow)}</div>}
      <div className="address-lines">
        <div>
          <Icon of={MapPin} size={17} />
          <span>
            <b>{place}</b>
            {order.city && <span>{country}</span>}
          </span>
        </div>
        {map && <p>{t("tracking:destination_somewhere")}</p>}
        {fields.map(({ name, text }) => (
          <p key={name}>
            {name}: {text}
          </p>
        ))}
      </div>
      {order.requiresCode && <p className="notice">{t("tracking:door_code")}</p>}
      <TrackingOffer order={order} token={token} />
      {brand.help && <TrackingHelp help={brand.help} seller={order.seller} />}
      <TrackingHistory order={order} reader={reader} />
    </TrackingFrame>
  );
}
