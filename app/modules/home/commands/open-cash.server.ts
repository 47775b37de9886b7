import { readCashOnHand } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { isLeftOpen } from "#app/modules/routes/model/route-day.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Need } from "../model/needs.ts";
import type { TimedRunningRoute } from "./running-routes.server.ts";

/** Cash on hand of the drivers whose routes of earlier days were left open. */
export async function readOpenCash(
  scope: Scope,
  { running, today }: { running: readonly TimedRunningRoute[]; today: string },
): Promise<Extract<Need, { kind: "cash_open" }>[]> {
  const asOf = now(scope);
  const left = running.filter(({ row }) => isLeftOpen(row, { asOf, date: today }));
  const open = new Map(left.map((each) => [each.row.agentId, each]));
  if (open.size === 0) return [];
  const onHand = await readCashOnHand(scope);
  return onHand.flatMap(({ agentId, currency, cash }) => {
    const route = open.get(agentId);
    if (!route || cash <= 0) return [];
    const { agent, endAt } = route.row;
    const facts = { routeId: route.route.id, van: route.route.van, agentId, agent, currency, amount: cash };
    return [{ kind: "cash_open" as const, id: `cash_open ${agentId} ${currency}`, breaksAt: endAt, over: true, facts }];
  });
}
