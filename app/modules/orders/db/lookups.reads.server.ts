import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { nameContains } from "#app/platform/lists/names.reads.server.ts";
import type { Lookup } from "../model/grid/grid-context.ts";
import { orderDocuments } from "./orders.tables.ts";
import { packageTemplates } from "./package-templates.tables.ts";

const MAX_OPTIONS = 200;

/** Active package templates by name: millimeters, grams, and cubic centimeters of those with a volume of their own. */
export async function findPackageTemplates(scope: Scope, search: string): Promise<Lookup[]> {
  const rows = await scope.db
    .select()
    .from(packageTemplates)
    .where(
      and(
        eq(packageTemplates.accountId, scope.account.id),
        eq(packageTemplates.active, true),
        nameContains(packageTemplates.name, search),
      ),
    )
    .orderBy(asc(packageTemplates.name))
    .limit(MAX_OPTIONS);
  return rows.map(({ id, name, type, length, width, height, weight, volume }) => {
    const measures = Object.entries({ length, width, height, weight, volume }).filter(
      ([, measure]) => measure !== null,
    );
    return { id, label: name, data: { type, ...Object.fromEntries(measures) } };
  });
}

/** The reader's documents that wait for an order, the newest first; of equal names only the newest. */
export async function findUnattachedDocuments(scope: Scope, search: string): Promise<Lookup[]> {
  const rows = await scope.db
    .select({ id: orderDocuments.id, name: orderDocuments.name })
    .from(orderDocuments)
    .where(
      and(
        eq(orderDocuments.accountId, scope.account.id),
        eq(orderDocuments.createdBy, scope.actor.id ?? "system"),
        isNull(orderDocuments.orderId),
        nameContains(orderDocuments.name, search),
      ),
    )
    .orderBy(desc(orderDocuments.id))
    .limit(MAX_OPTIONS);
  const newest = new Map(rows.toReversed().map(({ id, name }) => [name, id]));
  return [...newest].reverse().map(([label, id]) => ({ id, label }));
}
