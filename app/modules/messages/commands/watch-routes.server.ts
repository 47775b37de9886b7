import { listAccountsUnderWay } from "#app/modules/routes/db/eta-notifications.server.ts";
import { readRoutesAmong, readRoutesUnderWay } from "#app/modules/routes/db/route.reads.server.ts";
import { readAccountScope, systemActor } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import { readMessageSettings } from "../db/message-settings.reads.server.ts";
import {
  listAccountsToAnnounce,
  listRoutesToAnnounce,
  readSaid,
  readShipmentOrders,
} from "../db/messages.reads.server.ts";
import { mergeSettings } from "../model/message-settings.ts";
import { getFirstAnnounceTime, planAnnouncement, planUnderWay, type WatchedOrder } from "../model/watched-order.ts";
import { composeMessages, type MessageContext, type PlannedMessage } from "./compose-messages.server.ts";
import { type Arrival, listRouteArrivals } from "./route-arrivals.server.ts";

/** Orders notified at once; one batch each. */
const CHUNK_SIZE = 200;

/** Looks at routes under way: tells customers that the driver comes soon, or that the window notified has moved. */
export async function tellRouteChanges(context: MessageContext): Promise<number> {
  let count = 0;
  for (const accountId of await listAccountsUnderWay(context.db, context.ports.clock)) {
    const scope = await readAccountScope(context, accountId, systemActor);
    if (!scope?.account.features.includes("customer_messaging")) continue;
    const watched = await readWatched(scope, listRouteArrivals(scope, await readRoutesUnderWay(scope)));
    count += await tell(context, scope, watched, (each) => planUnderWay(each, now(scope)));
  }
  return count;
}

/** In the evening: announces the windows of tomorrow's confirmed routes. */
export async function announceWindows(context: MessageContext): Promise<number> {
  const at = context.ports.clock.now();
  const today = new Date(at).toISOString().slice(0, 10);
  const dates = [0, 1, 2].map((days) => addDays(today, days));
  let count = 0;
  for (const { id, timezone } of await listAccountsToAnnounce(context.db, context.ports.clock, dates)) {
    const scope = await readAccountScope(context, id, systemActor);
    const settings = await readMessageSettings(context.db, id);
    if (!scope || toLocalTime(now(scope), timezone).slice(11) < getFirstAnnounceTime(settings)) continue;
    const tomorrow = addDays(toLocalDate(now(scope), timezone), 1);
    const routes = await listRoutesToAnnounce(context.db, id, tomorrow);
    if (routes.length === 0) continue;
    const watched = await readWatched(scope, listRouteArrivals(scope, await readRoutesAmong(scope, routes)));
    count += await tell(context, scope, watched, (each) => planAnnouncement(each, now(scope)));
  }
  return count;
}

async function readWatched(scope: Scope, arrivals: readonly Arrival[]): Promise<WatchedOrder[]> {
  if (arrivals.length === 0) return [];
  const { db, account } = scope;
  const byShipment = new Map(arrivals.map((each) => [each.shipmentId, each]));
  const orders = await readShipmentOrders(db, account.id, [...byShipment.keys()]);
  const [all, settings] = await Promise.all([
    readSaid(
      db,
      account.id,
      orders.map(({ id }) => id),
    ),
    readMessageSettings(db, account.id),
  ]);
  const said = Map.groupBy(all, ({ orderId }) => orderId);
  const own = settings.get("")?.settings ?? null;
  return orders.flatMap((order) => {
    const arrival = byShipment.get(order.shipmentId);
    const merged = mergeSettings(own, settings.get(order.merchantId ?? "none")?.settings ?? null);
    return arrival ? [{ arrival, order, said: said.get(order.id) ?? [], settings: merged }] : [];
  });
}

async function tell(
  context: MessageContext,
  scope: Scope,
  watched: readonly WatchedOrder[],
  plan: (each: WatchedOrder) => PlannedMessage[],
): Promise<number> {
  const facts = new Map(watched.map(({ order, arrival }) => [order.id, arrival]));
  const planned = watched.flatMap(plan);
  for (let at = 0; at < planned.length; at += CHUNK_SIZE) {
    const chunk = planned.slice(at, at + CHUNK_SIZE);
    const own = { ...context, ports: scope.ports };
    const statements = await composeMessages(own, scope.account.id, chunk, async () => facts);
    const written = await commit(scope.db, statements);
    if (!written.ok) throw new Error(`messages were not recorded: ${written.failure.code}`);
  }
  if (planned.length > 0) await scope.ports.wake.outbox();
  return planned.length;
}
