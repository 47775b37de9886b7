import { readAgentsToday } from "#app/data/fleet/agent-days.reads.server.ts";
import { countMerchants, readFleetToday, readOrdersToday } from "#app/data/home/day.reads.server.ts";
import { readFirstSteps } from "#app/data/home/first-steps.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readPendingCharges } from "#app/data/merchants/trading-partners.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { countStates } from "#app/domain/fleet/agent-day.ts";
import { stepsLeft } from "#app/domain/home/first-steps.ts";
import { ok } from "#app/domain/kernel/result.ts";

/** The day of the account; each part is null for a person who may not see its module. */
export async function viewHome(scope: Scope) {
  const seesFleet = scope.account.kind === "carrier" && can(scope.account, "routes");
  const seesUsage = scope.account.kind === "carrier" && can(scope.account, "settings");
  const seesAgents = seesFleet && can(scope.account, "fleet");
  const [orders, fleet, agents, merchants, charges, first] = await Promise.all([
    can(scope.account, "orders") ? readOrdersToday(scope) : null,
    seesFleet || seesUsage ? readFleetToday(scope) : null,
    seesAgents ? readAgentsToday(scope, "all") : null,
    seesUsage ? countMerchants(scope) : null,
    scope.account.kind === "merchant" ? readPendingCharges(scope) : null,
    readFirstSteps(scope),
  ]);
  const plan = scope.account.subscription?.plan ?? null;
  return ok({
    steps: stepsLeft(scope.account.kind, first.done, first.putAway),
    samples: first.samples,
    orders,
    fleet: seesFleet && fleet ? { ...fleet, states: agents && countStates(agents.values()) } : null,
    charges,
    usage: fleet && merchants !== null ? { plan, agents: fleet.agents.active, merchants } : null,
  });
}

export type HomeView = Extract<Awaited<ReturnType<typeof viewHome>>, { ok: true }>["value"];
