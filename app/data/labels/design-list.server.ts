import { and, eq, inArray, ne } from "drizzle-orm";
import { type LabelDesignInput, type LabelDesignView, labelLayout } from "#app/domain/labels/label-design.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { labelDesigns } from "../schema/index.ts";
import { nextVersion } from "../settings/catalogue.writes.server.ts";

/** Designs by id, as screens and the API read them. */
export async function readLabelDesigns(scope: Scope, ids: readonly string[]): Promise<LabelDesignView[]> {
  const rows = await scope.db
    .select()
    .from(labelDesigns)
    .where(and(eq(labelDesigns.accountId, scope.account.id), inArray(labelDesigns.id, idsIn(ids))));
  return rows.flatMap((row) => {
    const design = labelLayout.safeParse(row.design);
    if (!design.success) return [];
    const { id, name, isDefault, active, createdAt, version } = row;
    return [{ id, name, design: design.data, is_default: isDefault, active, created_at: createdAt, version }];
  });
}

/** A new design; it is active. A default one takes the place of the one before. */
export function insertLabelDesign(
  scope: Scope,
  id: string,
  { name, design, is_default }: LabelDesignInput,
): Statement[] {
  const row = { id, accountId: scope.account.id, name, design, isDefault: is_default, active: true };
  return [
    ...onlyDefault(scope, id, is_default),
    scope.db.insert(labelDesigns).values({ ...row, createdAt: now(scope) }),
  ];
}

/** Writes a design anew; fails when it is not at version `seen`. */
export function updateLabelDesign(scope: Scope, id: string, seen: number, input: LabelDesignInput): Statement[] {
  const { name, design, is_default } = input;
  return [
    ...onlyDefault(scope, id, is_default),
    scope.db
      .update(labelDesigns)
      .set({ name, design, isDefault: is_default, version: nextVersion(labelDesigns.version, seen) })
      .where(and(eq(labelDesigns.accountId, scope.account.id), eq(labelDesigns.id, id))),
  ];
}

function onlyDefault(scope: Scope, id: string, isDefault: boolean): Statement[] {
  if (!isDefault) return [];
  return [
    scope.db
      .update(labelDesigns)
      .set({ isDefault: false })
      .where(
        and(eq(labelDesigns.accountId, scope.account.id), ne(labelDesigns.id, id), eq(labelDesigns.isDefault, true)),
      ),
  ];
}
