import type { MovedOrder } from "#app/modules/orders/db/order-moves.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { formatCycle, getFeeEvents, toPostedFees } from "../model/posted-fees.ts";
import { getCycleStart, listFreeRanks } from "../model/tiers.ts";
import { readCharges, readRanks } from "./charged-orders.reads.server.ts";
import { insertFees, voidDueFees } from "./order-fees.writes.server.ts";
import { readWaitingTimes } from "./waiting-times.reads.server.ts";
import { findZoneAt } from "./zone-at.reads.server.ts";

/**
 * The fees of moved orders, for the batch that moves them: lines for orders that were delivered or came back, with the
 * rank in their month fixed. A reset voids them, and frees the rank.
 */
export async function postFees(scope: Scope, moved: readonly MovedOrder[]): Promise<Statement[]> {
  const eventsByOrder = moved.map(({ order, events }) => ({ id: order.id, ...getFeeEvents(events) }));
  const voided = eventsByOrder.filter((each) => each.void).map(({ id }) => id);
  const due = new Map(eventsByOrder.flatMap(({ id, due: event }) => (event ? [[id, event] as const] : [])));
  const charges = due.size > 0 ? await readCharges(scope, [...due.keys()]) : [];
  if (charges.length === 0) return voidDueFees(scope, voided);
  const today = toLocalDate(now(scope), scope.account.timezone);
  const priced = charges.map((charge) => ({
    ...charge,
    cycle: formatCycle(charge.merchantId, charge.methodId, getCycleStart(charge.anchorDate, today)),
    event: due.get(charge.id) ?? "delivered",
  }));
  const ranked = priced.filter(({ method }) => method.tiers?.kind === "dynamic");
  const usedRanks = await readRanks(scope, [...new Set(ranked.map(({ cycle }) => cycle))]);
  const free = new Map(
    [...Map.groupBy(ranked, ({ cycle }) => cycle)].map(([cycle, rows]) => [
      cycle,
      listFreeRanks(usedRanks.get(cycle) ?? [], rows.length).values(),
    ]),
  );
  const timed = priced.filter(({ method }) => method.waiting !== null && method.flatFee === null);
  const [waits, zones] = await Promise.all([
    readWaitingTimes(
      scope,
      timed.map(({ id }) => id),
    ),
    Promise.all(
      priced.map(({ method, destination }) =>
        method.zones.length > 0 && destination ? findZoneAt(scope, destination) : null,
      ),
    ),
  ]);
  const lines = priced.flatMap(
    ({ id, merchantId, methodId, method, packages, distance, detour, cycle, event }, index) => {
      const rank = free.get(cycle)?.next().value ?? 1;
      const waiting = waits.get(id) ?? null;
      const order = { packages, distance, detour, waiting, zone: zones[index] ?? null, rank };
      return toPostedFees({ orderId: id, merchantId, shippingMethodId: methodId, cycle }, method, order, event);
    },
  );
  return [...voidDueFees(scope, voided), ...insertFees(scope, lines)];
}
