import { z } from "zod";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { PlanChange } from "#app/domain/kernel/ports.ts";
import { command } from "../../command.server.ts";
import { changePlan } from "./change-plan.server.ts";
import { basedOn, planId, stopName, stopNames } from "./plan-fields.server.ts";

/** The changes of a plan as the JSON API words them: one call each, the same command behind them. */
const execute = ["plans", "plans.execute"] as const;
const common = { name: "plans.change", permission: execute, subscription: true } as const;
const route = { planId, basedOn, routeId: z.string() };

const change = (scope: Scope, id: string, seen: number, made: PlanChange) =>
  changePlan.execute(scope, { planId: id, basedOn: seen, change: made });

export const resequenceRoute = command({
  ...common,
  input: z.object({ ...route, shipmentIds: stopNames }),
  run: (scope, { planId: id, basedOn: seen, ...rest }) => change(scope, id, seen, { kind: "resequence", ...rest }),
});

export const lockRoute = command({
  ...common,
  input: z.object(route),
  run: (scope, { planId: id, basedOn: seen, routeId }) => change(scope, id, seen, { kind: "lock", routeId }),
});

export const unlockRoute = command({
  ...common,
  input: z.object(route),
  run: (scope, { planId: id, basedOn: seen, routeId }) => change(scope, id, seen, { kind: "unlock", routeId }),
});

export const preassignRoute = command({
  ...common,
  input: z.object({ ...route, agentId: z.uuid(), vehicleId: z.uuid().nullable() }),
  run: (scope, { planId: id, basedOn: seen, ...rest }) => change(scope, id, seen, { kind: "preassign", ...rest }),
});

/** The stop is named by its shipment; without a route it becomes unassigned. */
export const moveStop = command({
  ...common,
  input: z.object({
    planId,
    basedOn,
    shipmentId: stopName,
    toRouteId: z.string().nullable(),
    position: z.int().min(0).default(0),
  }),
  run: (scope, { planId: id, basedOn: seen, ...rest }) => change(scope, id, seen, { kind: "move", ...rest }),
});
