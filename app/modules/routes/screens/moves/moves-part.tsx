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

/** An offer as the API tells it: moments and amounts are texts. */
type ApiStopOffer = Omit<StopOffer, "expectedAt" | "cost"> & { expectedAt: string; cost: string };

const toStopOffer = ({ expectedAt, cost, ...offer }: ApiStopOffer): StopOffer => ({
  ...offer,
  expectedAt: Date.parse(expectedAt),
  cost: parseMoney(cost, offer.currency) ?? 0,
});

/** Where a remaining stop could go instead, each with what comes of it; asked for when somebody wants to know. */
export function MovesPart({ route, stop, zone, act }: MovesPartProps) {
  const { t } = useTranslation("routes");
  const call = useApi({ quiet: true });
  const [found, setFound] = useState<readonly StopOffer[] | null>(null);
  const [refused, setRefused] = useState<"gone" | "pair" | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      const path = `routes/${route.id}/stops/${stop.id}/moves`;
      const { data } = await call<{ data: { offers: ApiStopOffer[]; refused: "gone" | "pair" | null } }>(path, {
        names: "screen",
      });
      setFound(data.offers.map(toStopOffer));
      setRefused(data.refused);
    } catch {
      showErrorToast(t("not_done"), t("moves.gone"));
    }
    setAsking(false);
  };
  // Who looks at a stop that breaks its promise looks for a way out.
  const isPressing = stop.lateness >= 3;
  const look = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isPressing) look();
  }, [isPressing]);
  const move = ({ route: { id }, position }: StopOffer) => {
    setFound(null);
    act.send({ intent: "routes.move_stop", routeId: route.id, stopId: stop.id, toRouteId: id, position });
  };
  return (
    <section className="moves" aria-label={t("moves.title")}>
      <h3>{t("moves.title")}</h3>
      {found === null && asking && <p className="faint-ink">{t("moves.looking")}</p>}
      {found === null && !asking && (
        <Button icon={Route} disabled={act.busy} onClick={() => void ask()}>
          {t("moves.find")}
        </Button>
      )}
      {found?.length === 0 && <p className="faint-ink">{t(refused === "pair" ? "moves.pair" : "moves.none")}</p>}
      {found && found.length > 0 && (
        <ul>
          {found.map((offer, at) => (
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

/** It comes in time, and nothing gets worse for it. */
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
