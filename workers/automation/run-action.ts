import { readTeamMembers } from "#app/modules/automation/db/crews.reads.server.ts";
import type { RunRecord } from "#app/modules/automation/db/runs.server.ts";
import type { RuleAction } from "#app/modules/automation/model/automation-rule.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { bulkOrders } from "#app/modules/orders/commands/bulk/bulk-orders.server.ts";
import { holdOrders } from "#app/modules/orders/commands/hold-orders.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import { type OrderRecord, readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { addPlanShipments } from "#app/modules/plans/commands/add-plan-shipments.server.ts";
import { assignCarrier } from "#app/modules/shipments/commands/orders/assign-carrier.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { type ShipmentType, shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, type Failure, fail, ok, type Result } from "#app/platform/kernel/result.ts";

type ActionOf<Kind extends RuleAction["type"]> = Extract<RuleAction, { type: Kind }>;
type ActionRunner<Kind extends RuleAction["type"]> = (
  scope: Scope,
  order: OrderRecord,
  action: ActionOf<Kind>,
  run: RunRecord,
) => Promise<Result<unknown>>;

const { pending, ready } = planStatuses.code;

/** The newest plan that accepts shipments of a type; null without one. */
async function findOpenPlan(scope: Scope, type: ShipmentType): Promise<string | null> {
  const open = { field: "status", not: false, values: [String(pending), String(ready)] };
  const requested = { sort: "-created_at", search: "", limit: 50, cursor: null, filters: [open] };
  const { rows } = await readPlanPage(scope, requested);
  return rows.find(({ shipmentType }) => shipmentType === type)?.id ?? null;
}

/** How each step runs: by the command that a person would use. */
const actionRunners: { readonly [Kind in RuleAction["type"]]: ActionRunner<Kind> } = {
  assign_carrier: async (scope, { id }) => toSingleOutcome(await assignCarrier.execute(scope, { orders: [id] })),
  set_method: (scope, order, { shipping_method_id }) => patchOrder(scope, order, { shipping_method_id }),
  only_team: async (scope, order, { team_id }) => {
    const allowed_agents = await readTeamMembers(scope, team_id);
    const { vehicleTypes: vehicle_types, vehicleOptions: vehicle_options } = order.requirements;
    const { prohibitedVehicles: prohibited_vehicles } = order.requirements;
    return patchOrder(scope, order, {
      requirements: { vehicle_types, vehicle_options, prohibited_vehicles, allowed_agents },
    });
  },
  add_tag: async (scope, order, { tag }) =>
    order.tags.includes(tag) ? ok(null) : patchOrder(scope, order, { tags: [...order.tags, tag] }),
  hold: async (scope, { id, heldFor }, _action, { ruleName }) =>
    heldFor === null ? toSingleOutcome(await holdOrders.execute(scope, { orders: [id], reason: ruleName })) : ok(null),
  ship: async (scope, { id }) => toSingleOutcome(await shipOrders.execute(scope, { orders: [id] })),
  add_to_plan: async (scope, { id }) => {
    const [waiting] = (await readLiveShipments(scope, id)).filter(
      ({ status }) => status === shipmentStatuses.code.pending,
    );
    if (!waiting) return fail("not_found");
    if (waiting.planId) return ok(null);
    const planId = await findOpenPlan(scope, waiting.type);
    if (!planId) return fail("not_found");
    return toSingleOutcome(await addPlanShipments.execute(scope, { planId, shipmentIds: [waiting.id] }));
  },
  alert: (scope, { number }, _action, { id, ruleId, ruleName }) => {
    const news = { kind: "rule_matched" as const, detail: { ruleId, name: ruleName, number } };
    return commit(scope.db, [insertInboxItem(scope, { news, to: { permission: "orders" }, key: `rule:${id}` })]);
  },
};

/** Runs a step on the order's current state; repeating a step changes nothing. */
export async function runAction(scope: Scope, run: RunRecord, action: RuleAction): Promise<Result<unknown>> {
  const found = await readOrder(scope, run.orderNumber ?? "");
  if (!found.ok) return found;
  // Each action is passed to its own row of the table.
  const done = actionRunners[action.type] as ActionRunner<typeof action.type>;
  return done(scope, found.value, action as never, run);
}

/** The result of a bulk command with one order or shipment: its refusal is the refusal. */
function toSingleOutcome(answer: Result<BulkOutcome>): Result<unknown> {
  const [refused] = answer.ok ? answer.value.refused : [];
  return refused ? toRefusal(refused) : answer;
}

async function patchOrder(scope: Scope, { number }: OrderRecord, patch: object): Promise<Result<unknown>> {
  const answer = await bulkOrders.execute(scope, { mode: "update", orders: [{ number, ...patch }] });
  const [refused] = answer.ok ? answer.value.refused : [];
  return refused ? toRefusal(refused) : answer;
}

const toRefusal = ({ code, params, fields }: Failure): Result<never> => ({
  ok: false,
  failure: { code, params, fields },
});
