import { and, asc, desc, eq, sql } from "drizzle-orm";
import { labelDesigns } from "#app/modules/labels/db/labels.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Maximum number of label designs offered. */
const MAX_DESIGNS = 100;

/** The designs for printing labels, the default first. */
export function readDesignChoices(scope: Scope): Promise<{ value: string; label: string; isDefault: boolean }[]> {
  return scope.db
    .select({ value: labelDesigns.id, label: labelDesigns.name, isDefault: labelDesigns.isDefault })
    .from(labelDesigns)
    .where(and(eq(labelDesigns.accountId, scope.account.id), eq(labelDesigns.active, sql`1`)))
    .orderBy(desc(labelDesigns.isDefault), asc(labelDesigns.name))
    .limit(MAX_DESIGNS);
}
