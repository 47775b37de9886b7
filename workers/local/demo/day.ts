import { and, eq, lt, sql } from "drizzle-orm";
import { decideCheckIns, decideCheckOuts } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { updatePaces } from "#app/modules/planning/db/learned-paces.server.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { updateMargins } from "#app/modules/routes/db/learned-margins.server.ts";
import type { FailureReason } from "#app/modules/shipments/model/shipment.enums.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { announceDay } from "./announcements.ts";
import { seedDaySamples } from "./day-samples.ts";
import { writeDemoHours } from "./demo-clock.ts";
import type { DemoFleet } from "./fleet.ts";
import { seedLateReport } from "./late-report.ts";
import { makeOddOrders } from "./odd-orders.ts";
import { seedDemoOrders } from "./orders.ts";
import { addMinutes, atInstant, confirmDay, type DemoDay, planDay, toDemoInstant, unwrap } from "./plan-day.ts";
import { seedPositions } from "./positions.ts";
import { seedContacts, seedDeliveryRequest } from "./requests.ts";
import { listCrews } from "./roster.ts";
import { seedPicking } from "./stock.ts";
import { demoDropoff, listDoneStops, listStopsDoneBy, moveDemoShipments, workStops } from "./work-day.ts";

/** Working days before yesterday: with it eight, from which windows for customers are learned. */
const workedDays = [-8, -7, -6, -5, -4, -3, -2];

/** Eight days are done, today is under way, tomorrow is planned, and further orders wait to be shipped. */
export async function seedDay(
  scope: Scope,
  fleet: DemoFleet,
  { later, origin }: { later: number; origin: string },
): Promise<void> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const date = (days: number) => addDays(today, days);
  const orders = await seedDemoOrders(scope, fleet, [
    ...workedDays.map((day) => ({ date: date(day), daysAgo: 1 - day, count: 22 + ((day * day) % 9) })),
    { date: date(-1), daysAgo: 2, count: 60 },
    { date: date(0), daysAgo: 1, count: 84, later },
    { date: date(1), daysAgo: 0, count: 142 },
    { date: date(2), daysAgo: 0, count: 56, stocked: 4 },
  ]);
  const idsOf = (days: number) => orders.get(date(days)) ?? [];
  for (const day of workedDays)
    await finishDay(atInstant(scope, toDemoInstant(scope, date(day), "07:50")), fleet, {
      name: date(day),
      date: date(day),
      orderIds: idsOf(day),
      crews: listCrews(fleet.crews, day).slice(0, 3),
      reasons: { 8: "CUSTOMER_CANCELLED" },
      returns: [["assign", "pickup", "dropoff"]],
      origin,
    });
  await finishDay(atInstant(scope, toDemoInstant(scope, date(-1), "07:50")), fleet, {
    name: "Yesterday",
    date: date(-1),
    orderIds: idsOf(-1),
    crews: listCrews(fleet.crews, -1),
    reasons: {
      4: "NO_ANSWER",
      11: "CUSTOMER_CANCELLED",
      19: "PRICING_ISSUE",
      26: "NOT_AVAILABLE",
      33: "WRONG_ITEMS",
      41: "NOT_ORDERED",
      50: "CUSTOMER_CANCELLED",
    },
    // In every stage.
    origin,
    returns: [["assign"], ["assign", "pickup"], ["assign", "pickup", "dropoff"], ["assign", "pickup", "attempt"]],
  });
  await updatePaces(scope);
  await updateMargins(scope);
  await seedToday(scope, fleet, { orderIds: idsOf(0), later });
  await seedDaySamples(scope);
  await planDay(scope, fleet, {
    name: "Tomorrow, all day",
    date: date(1),
    orderIds: idsOf(1).slice(0, 110),
    crews: listCrews(fleet.crews, 1),
  });
  await seedPicking(scope, idsOf(2).slice(0, 3));
  await makeOddOrders(scope, fleet, idsOf(1).slice(112));
  await seedDeliveryRequest(scope, idsOf(1)[110] ?? "", fleet.crews[0]?.agentId ?? "");
  await seedContacts(scope);
}

interface WorkedDay extends DemoDay {
  /** Failure reasons by stop index. */
  reasons: Readonly<Record<number, FailureReason>>;
  /** How far returns went after goods were refused on delivery. */
  returns: readonly (readonly ShipmentMove["action"][])[];
  /** Where links in its messages lead. */
  origin: string;
}

/** When a route's last stop was finished. */
const lastFinished = sql`(select max(s.finished_at) from stops s where s.route_id = routes.id)`;

/** Metres by the drivers' phones: a few percent more than planned, as streets turn out. */
const detours = sql`distance * (102 + 3 * (number % 4)) / 100`;

async function finishDay(
  morning: Scope,
  fleet: DemoFleet,
  { reasons, returns, origin, ...day }: WorkedDay,
): Promise<void> {
  const plan = await planDay(morning, fleet, day);
  await confirmDay(morning, plan);
  await announceDay(morning, day.date, origin);
  await checkInCrews(morning, day.crews);
  const evening = atInstant(morning, toDemoInstant(morning, day.date, "16:30"));
  await workStops(evening, await listDoneStops(evening, plan), reasons);
  await evening.db
    .update(routes)
    .set({ status: "completed", startedAt: sql`start_at`, completedAt: lastFinished, drivenMeters: detours })
    .where(eq(routes.planId, plan));
  await checkOutCrews(evening, day.crews, toDemoInstant(evening, day.date, "16:30"));
  await sendBack(evening, fleet, returns);
}

/** Today's orders are planned in the morning, and partly delivered by now. */
export async function seedToday(
  scope: Scope,
  fleet: DemoFleet,
  { orderIds, later }: { orderIds: readonly string[]; later: number },
): Promise<void> {
  const date = toLocalDate(now(scope), scope.account.timezone);
  const morning = atInstant(scope, toDemoInstant(scope, date, addMinutes(later, "07:50")));
  const crews = listCrews(fleet.crews, 0);
  const hours = await writeDemoHours(morning, { crews, date, later });
  const plan = await planDay(morning, fleet, { name: "Today", date, orderIds, crews, hours });
  await confirmDay(morning, plan);
  await checkInCrews(morning, crews);
  const done = await listStopsDoneBy(morning, plan, now(scope));
  const first = Math.min(...done.map((each) => each.doneAt));
  await loadVans(atInstant(morning, Math.min(now(morning) + 1_500_000, first - 1_200_000)), plan);
  await workStops(morning, done, { 9: "NO_ANSWER", 21: "NOT_AVAILABLE" });
  await morning.db.update(routes).set({ status: "active", startedAt: sql`start_at` }).where(eq(routes.planId, plan));
  await seedPositions(scope, plan);
  await seedLateReport(scope);
}

/** Every van but the last is loaded and leaves the depot. */
async function loadVans(scope: Scope, planId: string): Promise<void> {
  const rows = await scope.db
    .select({ id: stops.shipmentId })
    .from(stops)
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .where(and(eq(routes.planId, planId), eq(stops.type, "dropoff"), lt(routes.number, 5)));
  await moveDemoShipments(
    scope,
    rows.flatMap(({ id }) => (id ? [{ id, action: "pickup" as const }] : [])),
  );
}

/** Moves waiting returns through the given steps. */
async function sendBack(scope: Scope, fleet: DemoFleet, steps: WorkedDay["returns"]): Promise<void> {
  const returns = await scope.db.query.shipments.findMany({
    columns: { id: true },
    where: (shipment, { and: both, eq: is }) =>
      both(is(shipment.type, shipmentTypes.code.return), is(shipment.status, shipmentStatuses.code.pending)),
  });
  for (const [index, { id }] of returns.entries()) {
    for (const action of steps[index] ?? []) {
      const proof = action === "dropoff" ? demoDropoff : {};
      await moveDemoShipments(scope, [
        {
          ...proof,
          id,
          action,
          ...(action === "assign" ? { agentId: fleet.crews[0]?.agentId } : {}),
          ...(action === "attempt" ? { reason: "NO_ANSWER" } : {}),
        },
      ]);
    }
  }
}

/** Checks crews in at slightly different times. */
async function checkInCrews(scope: Scope, crews: DemoFleet["crews"]): Promise<void> {
  for (const [at, { agentId }] of crews.entries()) {
    const when = now(scope) - (crews.length - at) * 240_000;
    unwrap(
      await commitWithRetry(scope, async () =>
        ok(await decideCheckIns(scope, { ids: [agentId], by: "office", at: when })),
      ),
    );
  }
}

async function checkOutCrews(scope: Scope, crews: DemoFleet["crews"], last: number): Promise<void> {
  const ids = crews.map(({ agentId }) => agentId);
  const at = (id: string) => last - ids.indexOf(id) * 660_000;
  unwrap(await commitWithRetry(scope, async () => ok(await decideCheckOuts(scope, { ids, by: "office", at }))));
}
