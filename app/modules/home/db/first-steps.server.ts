import { and, eq, gte, sql } from "drizzle-orm";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { getVisibilityColumn } from "#app/modules/orders/db/carrier-scope.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shops } from "#app/modules/shops/db/shops.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { FirstStep, SetUpStep } from "../model/first-steps.ts";

/** Statuses of plans with routes: ready and confirmed. */
const OPTIMIZED_STATUS = planStatuses.code.ready;

/** First steps that the account has done, and whether the member hid them: reads at most one row per table. */
export async function readFirstSteps(scope: Scope): Promise<{
  done: Record<FirstStep, boolean>;
  setUp: Record<SetUpStep, boolean>;
  hidden: boolean;
  samples: boolean;
}> {
  const { db, account, actor } = scope;
  const one = { n: sql<number>`1` };
  const of = (table: typeof locations | typeof vehicles | typeof agents | typeof shipments) =>
    db.select(one).from(table).where(eq(table.accountId, account.id)).limit(1);
  const [location, vehicle, agent, order, shipment, plan, [membership], [workspace], shop, members] = await db.batch([
    of(locations),
    of(vehicles),
    of(agents),
    db
      .select({ tags: orders.tags })
      .from(orders)
      .where(eq(getVisibilityColumn(scope), account.id))
      .limit(1),
    of(shipments),
    db
      .select(one)
      .from(plans)
      .where(and(eq(plans.accountId, account.id), gte(plans.status, OPTIMIZED_STATUS)))
      .limit(1),
    db
      .select({ at: memberships.firstStepsHiddenAt })
      .from(memberships)
      .where(and(eq(memberships.accountId, account.id), eq(memberships.userId, actor.id ?? ""))),
    db.select({ logo: accounts.logo }).from(accounts).where(eq(accounts.id, account.id)),
    db.select(one).from(shops).where(eq(shops.accountId, account.id)).limit(1),
    db.select(one).from(memberships).where(eq(memberships.accountId, account.id)).limit(2),
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
    setUp: { logo: workspace?.logo != null, shop: any(shop), colleague: members.length > 1 },
    hidden: membership?.at != null,
    samples: order[0]?.tags.includes("sample") ?? false,
  };
}
