import { Route } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseMoney } from "#app/platform/money/money.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { DistanceText, DurationText, formatSpan, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showErrorToast } from "#app/ui/primitives/toast.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import type { LiveRoute, LiveStop } from "../../model/live-route.ts";
import type { StopOffer } from "../../model/stop-offer.ts";
import type { useRouteCommands } from "../use-route-commands.ts";
import "./moves.css";

interface MovesPartProps {
  route: LiveRoute;
  stop: LiveStop;
  zone: string;
  act: ReturnType<typeof useRouteCommands>;
}

/** An offer as the API returns it: instants and amounts are strings. */
type ApiStopOffer = Omit<StopOffer, "expectedAt" | "cost"> & { expectedAt: string; cost: string };

const toStopOffer = ({ expectedAt, cost, ...offer }: ApiStopOffer): StopOffer => ({
  ...offer,
  expectedAt: Date.parse(expectedAt),
  cost: parseMoney(cost, offer.currency) ?? 0,
});

/**
 * Other routes that a remaining stop could move to, with the consequences. Loaded on request, or at once for a stop
 * that is late or at risk.
 */
export function MovesPart({ route, stop, zone, act }: MovesPartProps) {
  const { t } = useTranslation("routes");
  const call = useApi({ quiet: true });
  const [offers, setOffers] = useState<readonly StopOffer[] | null>(null);
  const [refused, setRefused] = useState<"gone" | "pair" | null>(null);
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const path = `routes/${route.id}/stops/${stop.id}/moves`;
      const { data } = await call<{ data: { offers: ApiStopOffer[]; refused: "gone" | "pair" | null } }>(path, {
        names: "screen",
      });
      setOffers(data.offers.map(toStopOffer));
      setRefused(data.refused);
    } catch {
      showErrorToast(t("not_done"), t("moves.gone"));
    }
    setLoading(false);
  };
  // For a stop that is late or at risk, alternatives are probably wanted.
  const isUrgent = stop.lateness >= 3;
  const loadAtOnce = useEffectEvent(() => void load());
  useEffect(() => {
    if (isUrgent) loadAtOnce();
  }, [isUrgent]);
  const move = ({ route: { id }, position }: StopOffer) => {
    setOffers(null);
    act.send({ intent: "routes.move_stop", routeId: route.id, stopId: stop.id, toRouteId: id, position });
  };
  return (
    <section className="moves" aria-label={t("moves.title")}>
      <h3>{t("moves.title")}</h3>
      {offers === null && isLoading && <p className="faint-ink">{t("moves.looking")}</p>}
      {offers === null && !isLoading && (
        <Button icon={Route} disabled={act.busy} onClick={() => void load()}>
          {t("moves.find")}
        </Button>
      )}
      {offers?.length === 0 && <p className="faint-ink">{t(refused === "pair" ? "moves.pair" : "moves.none")}</p>}
      {offers && offers.length > 0 && (
        <ul>
          {offers.map((offer, at) => (
            <OfferRow
              key={offer.route.id}
              offer={offer}
              best={at === 0 && isClean(offer)}
              zone={zone}
              busy={act.busy}
              onMove={() => move(offer)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether the stop is on time and nothing else gets worse. */
function isClean({ lateness, late, violations }: StopOffer): boolean {
  return lateness !== 4 && late.length === 0 && violations.length === 0;
}

interface OfferProps {
  offer: StopOffer;
  best: boolean;
  zone: string;
  busy: boolean;
  onMove(): void;
}

function OfferRow({ offer, best, zone, busy, onMove }: OfferProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const { route, after, late } = offer;
  return (
    <li className={best ? "is-best" : undefined}>
      <span className={`route-number rc-${getRouteColor(route.number)}`}>{route.number}</span>
      <div>
        <b>{t(after ? "moves.after" : "moves.first", { route: route.label, stop: after?.position ?? 0 })}</b>
        <span>
          {toZoneTime(offer.expectedAt, zone)}
          {", "}
          {offer.lateness === 0 ? (
            t("moves.on_time")
          ) : (
            <>
              <StatusShape kind="lateness" code={offer.lateness} size={13} />{" "}
              {translate(getStatusLabel("lateness", offer.lateness))}
            </>
          )}
          {", +"}
          <DistanceText metres={Math.max(0, offer.metres)} />
          {", +"}
          <DurationText seconds={Math.max(0, offer.seconds)} />
          {offer.cost > 0 && (
            <>
              {", "}
              <MoneyText amount={offer.cost} currency={offer.currency} />
            </>
          )}
        </span>
        {late.length > 0 && (
          <span className="is-bad">
            {late
              .map(({ name, minutes }) => t("moves.late", { name, span: formatSpan(minutes * 60, translate) }))
              .join(", ")}
          </span>
        )}
        {offer.violations.length > 0 && (
          <span className="is-warning">
            {offer.violations.map((cause) => translate(`plans:violation.${cause}`)).join(", ")}
          </span>
        )}
        <span>{t(`moves.goods.${offer.goods}`)}</span>
      </div>
      <Button
        kind={best ? "primary" : "secondary"}
        disabled={busy}
        onClick={onMove}
        aria-label={t("moves.move_to", { route: route.label })}
      >
        {t("moves.move")}
      </Button>
    </li>
  );
}
