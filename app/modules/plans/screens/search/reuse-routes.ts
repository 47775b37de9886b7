import type { TimedPlan, TimedRoute, TimedStop } from "#app/modules/planning/model/timed-plan.ts";

/** The new plan with the old objects of unchanged routes, so that their components need not render again. */
export function reuseUnchangedRoutes(before: TimedPlan | null, after: TimedPlan): TimedPlan {
  if (!before || before === after) return after;
  const known = new Map(before.routes.map((route) => [route.id, route]));
  const routes = after.routes.map((route) => {
    const old = known.get(route.id);
    return old && isSameRoute(old, route) ? old : route;
  });
  return { ...after, routes };
}

function isSameRoute(a: TimedRoute, b: TimedRoute): boolean {
  return (
    a.agentId === b.agentId &&
    a.vehicleId === b.vehicleId &&
    a.locked === b.locked &&
    a.startAt === b.startAt &&
    a.endAt === b.endAt &&
    a.distance === b.distance &&
    a.cost === b.cost &&
    a.utilization === b.utilization &&
    a.violations.length === b.violations.length &&
    a.stops.length === b.stops.length &&
    a.stops.every((stop, index) => isSameStop(stop, b.stops[index]))
  );
}

function isSameStop(a: TimedStop, b: TimedStop | undefined): boolean {
  return (
    b !== undefined &&
    a.shipmentId === b.shipmentId &&
    a.type === b.type &&
    a.fixed === b.fixed &&
    a.arriveAt === b.arriveAt &&
    a.startAt === b.startAt &&
    a.endAt === b.endAt &&
    a.lateness === b.lateness &&
    a.violations.length === b.violations.length
  );
}
