import { and, eq, gte, sql } from "drizzle-orm";
import type { FirstStep } from "#app/domain/home/first-steps.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { seeingColumn } from "../orders/carrier-scope.server.ts";
import { agents, locations, memberships, orders, plans, shipments, vehicles } from "../schema/index.ts";

/** Plans that an optimiser has filled: ready and confirmed. */
const optimised = 4;

/** Which of the first steps the account has done, and whether the person put them away: one row of each table at most. */
export async function readFirstSteps(
  scope: Scope,
): Promise<{ done: Record<FirstStep, boolean>; putAway: boolean; samples: boolean }> {
  const { db, account, actor } = scope;
  const one = { n: sql<number>`1` };
  const of = (table: typeof locations | typeof vehicles | typeof agents | typeof shipments) =>
    db.select(one).from(table).where(eq(table.accountId, account.id)).limit(1);
  const [location, vehicle, agent, order, shipment, plan, [membership]] = await db.batch([
    of(locations),
    of(vehicles),
    of(agents),
    db
      .select({ tags: orders.tags })
      .from(orders)
      .where(eq(seeingColumn(scope), account.id))
      .limit(1),
    of(shipments),
    db
      .select(one)
      .from(plans)
      .where(and(eq(plans.accountId, account.id), gte(plans.status, optimised)))
      .limit(1),
    db
      .select({ at: memberships.firstStepsHiddenAt })
      .from(memberships)
      .where(and(eq(memberships.accountId, account.id), eq(memberships.userId, actor.id ?? ""))),
  ]);
  const any = (rows: readonly unknown[]) => rows.length > 0;
  return {
    done: {
      location: any(location),
      vehicle: any(vehicle),
      agent: any(agent),
      orders: any(order),
      shipments: any(shipment),
      plan: any(plan),
    },
    putAway: membership?.at != null,
    samples: order[0]?.tags.includes("sample") ?? false,
  };
}
