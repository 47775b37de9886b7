import { Hourglass, MessageSquare, Phone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getStartNote } from "#app/modules/planning/model/later-start.ts";
import type { TimedRoute, TimedStop } from "#app/modules/planning/model/timed-plan.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatHours, formatNumber, formatSpan, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Status } from "#app/ui/status/status.tsx";
import { usePlanDesk } from "../desk/plan-desk.tsx";
import { getRouteNames, getStopEnd, getStopName, type PlanLookup } from "../desk/plan-lookup.ts";

/** How many stops an opened route shows at first. */
const FIRST_STOPS = 5;

/** A plan on a phone: figures and routes to read, with buttons to call and write to the drivers. */
export function PlanPhone() {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { locale } = useFormats();
  const { view, timed } = usePlanDesk();
  const [open, setOpen] = useState<string | null>(null);
  const { summary } = timed ?? {};
  const routes = (timed?.routes ?? []).filter(({ stops }) => stops.length > 0);
  const waits = routes.reduce((sum, { waitSeconds }) => sum + waitSeconds, 0);
  return (
    <>
      <header className="phone-head">
        <h1>{view.plan.name}</h1>
        <span className="soft-ink">
          <Status kind="plan" code={view.plan.status} />
          {view.plan.currentVersion > 0 && `, ${t("versions.version", { version: view.plan.currentVersion })}`}
        </span>
        <dl className="phone-figures">
          <div>
            <dt>{t("figure.assigned")}</dt>
            <dd>
              {formatNumber(summary?.assigned ?? 0, locale)}
              <i> / {formatNumber(view.inputs.shipments.length, locale)}</i>
            </dd>
          </div>
          <div>
            <dt>{t("figure.late")}</dt>
            <dd className={summary?.late ? "is-bad" : undefined}>{summary?.late ?? 0}</dd>
          </div>
          <div>
            <dt>{t("route.waiting")}</dt>
            <dd>{formatSpan(waits, translate)}</dd>
          </div>
          <div>
            <dt>{t("figure.cost")}</dt>
            <dd>
              <MoneyText amount={summary?.cost ?? 0} currency={view.plan.currency} />
            </dd>
          </div>
        </dl>
      </header>
      {routes.length === 0 ? (
        <EmptyState title={t("phone.empty")} text={t("phone.empty_why")} />
      ) : (
        <ul className="phone-routes">
          {routes.map((route) => (
            <PhoneRoute
              key={route.id}
              route={route}
              open={open === route.id}
              onToggle={() => setOpen(open === route.id ? null : route.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface PhoneRouteProps {
  route: TimedRoute;
  open: boolean;
  onToggle(): void;
}

function PhoneRoute({ route, open, onToggle }: PhoneRouteProps) {
  const { t } = useTranslation("plans");
  const note = getStartNote(route);
  const { lookup, view } = usePlanDesk();
  const [all, setAll] = useState(false);
  const { timezone } = view.inputs;
  const [name, agent] = getRouteNames(route, lookup);
  const phone = lookup.agent(route.agentId)?.phone;
  const stops = all ? route.stops : route.stops.slice(0, FIRST_STOPS);
  return (
    <li className={`rc-${getRouteColor(route.number)}${open ? " open" : ""}`}>
      <button type="button" className="phone-route" aria-expanded={open} onClick={onToggle}>
        <span className="route-number">{route.number}</span>
        <b>{name}</b>
        <b>
          {toZoneTime(route.startAt, timezone)} – {toZoneTime(route.endAt, timezone)}
        </b>
        <span className="soft-ink">{agent}</span>
        <span className="soft-ink">
          {note
            ? t(`later.${note.kind}`, { time: formatHours(Math.round(note.seconds / 60)) })
            : t("sheet.stops", { count: route.stops.length })}
        </span>
      </button>
      {open && (
        <div className="phone-route-body">
          <ol>
            {stops.map((stop, at) => (
              <li key={`${stop.shipmentId}:${stop.type}`}>
                <span className="soft-ink">{at + 1}</span>
                <b className={stop.lateness === 4 ? "is-bad" : undefined}>{toZoneTime(stop.arriveAt, timezone)}</b>
                <span>
                  {describeStop(stop, lookup)}
                  {stop.waitSeconds >= 60 && (
                    <span className="soft-ink">
                      {" "}
                      <Icon of={Hourglass} size={12} />{" "}
                      {t("phone.waits_until", { time: toZoneTime(stop.startAt, timezone) })}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
          {!all && route.stops.length > FIRST_STOPS && (
            <button type="button" className="link" onClick={() => setAll(true)}>
              {t("phone.all_stops", { count: route.stops.length })}
            </button>
          )}
          {phone && (
            <div className="phone-actions">
              <a className="button" href={`tel:${phone}`}>
                <Icon of={Phone} />
                {t("phone.call", { name: agent.split(" ")[0] ?? agent })}
              </a>
              <a className="button" href={`sms:${phone}`}>
                <Icon of={MessageSquare} />
                {t("phone.message")}
              </a>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** Who and where: name and address. */
function describeStop({ shipmentId, type }: TimedStop, lookup: PlanLookup): string {
  const shipment = type === "depot" ? undefined : lookup.shipment(shipmentId);
  if (!shipment) return lookup.depot.name;
  return [getStopName(shipment, type), getStopEnd(shipment, type).line].filter(Boolean).join(", ");
}
