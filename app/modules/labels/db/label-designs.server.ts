import { and, eq, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type LabelLayout, labelLayoutSchema } from "../model/label-design.ts";
import { labelDesigns } from "./labels.tables.ts";

/** The layout of a design of the account by id, or of its default one; null when there is none. */
export async function readLayout(scope: Scope, id: string | undefined): Promise<LabelLayout | null> {
  const wanted = id === undefined ? eq(labelDesigns.isDefault, true) : eq(labelDesigns.id, id);
  const [row] = await scope.db
    .select({ design: labelDesigns.design })
    .from(labelDesigns)
    .where(and(eq(labelDesigns.accountId, scope.account.id), wanted, eq(labelDesigns.active, sql`1`)));
  return labelLayoutSchema.safeParse(row?.design).data ?? null;
}
