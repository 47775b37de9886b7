import { Link } from "react-router";
import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Status } from "#app/ui/status/status.tsx";
import { HomeHead } from "./home-head.tsx";
import "./fleet-today.css";

export interface Fleet {
  agents: { active: number; routed: number };
  vehicles: { active: number; routed: number; cooling: number; coolingUntil: number | null };
  /** How many agents are in each state; null for a member who may not see the fleet. */
  states: readonly { state: AgentState; count: number; onDuty: boolean }[] | null;
}

/** Agents by state, each state linking to its agents, and available vehicles. */
export function FleetToday({ fleet: { agents, vehicles, states } }: { fleet: Fleet }) {
  const t = useTranslate();
  const dates = useDates();
  const free = Math.max(0, vehicles.active - vehicles.routed - vehicles.cooling);
  const total = states?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const onDuty = states?.reduce((sum, each) => sum + (each.onDuty ? each.count : 0), 0) ?? 0;
  return (
    <section aria-labelledby="fleet-today">
      <HomeHead
        id="fleet-today"
        title={t("home:fleet.title")}
        note={states && t("home:fleet.checked_in", { on_duty: onDuty, total })}
        {...(states ? { all: { to: "/fleet/attendance", label: t("home:fleet.all") } } : {})}
      />
      {states && (
        <ul className="fleet-states">
          {states.map(({ state, count }) => (
            <li key={state}>
              <Link to={`/fleet/attendance?filters[state][]=${state}`} prefetch="intent">
                <b>
                  <CountText value={count} />
                </b>
                <Status kind="agent" code={state} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="fleet-line">
        {!states && (
          <>
            <span>{t("home:fleet.with_route", { count: agents.routed })}</span>
            <span>{t("home:fleet.without_route", { count: Math.max(0, agents.active - agents.routed) })}</span>
          </>
        )}
        <span>{t("home:fleet.vehicles_out", { count: vehicles.routed })}</span>
        <span>{t("home:fleet.vehicles_free", { count: free })}</span>
        {vehicles.coolingUntil !== null && (
          <span>
            {t("home:fleet.vehicles_cooling", {
              count: vehicles.cooling,
              until: dates.instant(vehicles.coolingUntil, "time"),
            })}
          </span>
        )}
      </p>
    </section>
  );
}
