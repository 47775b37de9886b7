import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readArrivingOrders } from "./arriving-orders.server.ts";
import { readChoices } from "./dimension-names.server.ts";
import { listDashboards } from "./has-dashboard.server.ts";

/** Orders that the screen lists. */
const MAX_LISTED = 200;
/** Orders that programs are given. */
const MAX_GIVEN = 1_000;

/** The arriving orders in danger, the worst first, with the choices of the filters. */
export async function readArrivingScreen(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const [arriving, choices] = await Promise.all([readArrivingOrders(scope, url), readChoices(scope)]);
  return ok({
    ...arriving,
    ...{ choices, shown: listDashboards(scope), hasReports: true },
    orders: arriving.orders.slice(0, MAX_LISTED),
    endangered: arriving.orders.length,
  });
}

export type ArrivingView = Extract<Awaited<ReturnType<typeof readArrivingScreen>>, { ok: true }>["value"];

/** The same for programs. */
export async function listArrivingOrders(scope: Scope, { url }: PageRequest): Promise<Result<unknown>> {
  const { days, orders, filters, ignored, isCut, countedAt } = await readArrivingOrders(scope, url);
  if (ignored.length > 0)
    return failFields(Object.fromEntries(ignored.map((key) => [key, [{ code: "invalid_value" }]])));
  return ok({
    ...{ days, filters, endangered: orders.length, is_cut: isCut, counted_at: countedAt },
    orders: orders.slice(0, MAX_GIVEN).map((order) => ({
      ...{ id: order.id, number: order.number, name: order.name, day: order.day },
      delivery_schedule: { from: order.deliveryFrom, to: order.deliveryTo },
      ...{ danger: order.danger, reason: order.reason, arrives_at: order.eta, slack_minutes: order.slackMinutes },
      ...{ items: order.items, picked: order.picked, route_id: order.routeId, stop_id: order.stopId },
    })),
  });
}
