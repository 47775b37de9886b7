import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { seedOrders } from "./orders.ts";
import type { DemoFleet } from "./workspace.ts";

/** Local dates of the account around today: yesterday's and older deliveries, today's, tomorrow's. */
export async function seedDay(scope: Scope, fleet: DemoFleet): Promise<void> {
  const date = (days: number) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: scope.account.timezone }).format(now(scope) + days * 86_400_000);
  await seedOrders(scope, fleet, [
    { date: date(-2), daysAgo: 3, count: 60 },
    { date: date(-1), daysAgo: 2, count: 60 },
    { date: date(0), daysAgo: 1, count: 90 },
    { date: date(1), daysAgo: 0, count: 80 },
  ]);
}
