import { ChevronRight, Hourglass, MessageSquare, Phone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
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
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { getRouteNames, getStopEnd, getStopName, type PlanLookup } from "../editor/plan-lookup.ts";

/** How many stops an opened route shows at first. */
const FIRST_STOPS = 5;

/** A plan on a phone: figures and routes to read, with buttons to call and write to the drivers. */
export function PlanPhone() {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { locale } = useFormats();
  const { view, timed } = usePlanEditor();
  const { travel } = view.inputs;
  const { summary } = timed ?? {};
  const routes = (timed?.routes ?? []).filter(({ stops }) => stops.length > 0);
  const [open, setOpen] = useState<string | null>(routes[0]?.id ?? null);
  const day = { from: Math.min(...routes.map(({ startAt }) => startAt)), to: Math.max(...routes.map(getEnd)) };
  const waits = routes.reduce((sum, { waitSeconds }) => sum + waitSeconds, 0);
  return (
    <>
      <header className="phone-head">
        <span className="crumb">
          <Link to="/plans">{t("title")}</Link>
          <Icon of={ChevronRight} size={13} />
        </span>
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
            <dd className={waits > 0 ? "is-warning" : undefined}>{formatSpan(waits, translate)}</dd>
          </div>
          <div>
            <dt>{t("figure.cost")}</dt>
            <dd>
              <MoneyText amount={summary?.cost ?? 0} currency={view.plan.currency} />
            </dd>
          </div>
        </dl>
      </header>
      {travel.kind === "estimate" && (
        <p className="display-note">{t(travel.standIn ? "plan.stand_in" : "plan.no_region")}</p>
      )}
      {routes.length === 0 ? (
        <EmptyState title={t("phone.empty")} text={t("phone.empty_why")} />
      ) : (
        <ul className="phone-routes">
          {routes.map((route) => (
            <PhoneRoute
              key={route.id}
              route={route}
              day={day}
              open={open === route.id}
              onToggle={() => setOpen(open === route.id ? null : route.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const getEnd = ({ endAt }: TimedRoute) => endAt;

interface PhoneRouteProps {
  route: TimedRoute;
  /** The hours of all routes, milliseconds UTC. */
  day: { from: number; to: number };
  open: boolean;
  onToggle(): void;
}

function PhoneRoute({ route, day, open, onToggle }: PhoneRouteProps) {
  const { t } = useTranslation("plans");
  const note = getStartNote(route);
  const { lookup, view } = usePlanEditor();
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
      <RouteSpan route={route} day={day} />
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
            <button type="button" className="link phone-more" onClick={() => setAll(true)}>
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

/** When the route is driven within the day, and where it waits. */
function RouteSpan({ route, day: { from, to } }: Pick<PhoneRouteProps, "route" | "day">) {
  const toPercent = (ms: number) => `${Math.round((ms / Math.max(1, to - from)) * 10_000) / 100}%`;
  return (
    <svg className="phone-span" aria-hidden>
      <rect width="100%" height={6} rx={3} />
      <rect
        className="driven"
        x={toPercent(route.startAt - from)}
        width={toPercent(route.endAt - route.startAt)}
        height={6}
        rx={3}
      />
      {route.stops.map(({ shipmentId, type, arriveAt, waitSeconds }) => (
        <rect
          key={`${shipmentId}:${type}`}
          className="wait"
          x={toPercent(arriveAt - from)}
          width={toPercent(waitSeconds * 1_000)}
          height={6}
        />
      ))}
    </svg>
  );
}

/** Who and where: name and address. */
function describeStop({ shipmentId, type }: TimedStop, lookup: PlanLookup): string {
  const shipment = type === "depot" ? undefined : lookup.shipment(shipmentId);
  if (!shipment) return lookup.depot.name;
  return [getStopName(shipment, type), getStopEnd(shipment, type).line].filter(Boolean).join(", ");
}
