import { and, eq, ne, sql } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import type { LabelLayout } from "../model/label-design.ts";
import { type LabelDesignInput, type LabelDesignView, labelLayoutSchema } from "../model/label-design.ts";
import { labelDesigns } from "./labels.tables.ts";

/** Sorts and filters; the first is the default sort. */
export const labelDesignFields = { name: { sort: labelDesigns.name } } satisfies ListFields;

/** Label designs as they are stored; a new default design replaces the previous default. */
export const labelDesignRows = createCatalogueRows<typeof labelDesigns, LabelDesignInput, LabelDesignView>({
  table: labelDesigns,
  label: labelDesigns.name,
  getName: ({ name }) => name,
  searchColumns: [labelDesigns.name],
  fields: labelDesignFields,
  columns: (_, { name, design, is_default }) => ({ name, design, isDefault: is_default }),
  extraStatements: clearOtherDefaults,
  read: readLabelDesigns,
});

async function readLabelDesigns(scope: Scope, ids: readonly string[]): Promise<LabelDesignView[]> {
  const rows = await scope.db
    .select()
    .from(labelDesigns)
    .where(isOwnRow(scope, labelDesigns, ids));
  return rows.flatMap((row) => {
    const design = labelLayoutSchema.safeParse(row.design);
    if (!design.success) return [];
    const { id, name, isDefault, active, createdAt, version } = row;
    return [{ id, name, design: design.data, is_default: isDefault, active, created_at: createdAt, version }];
  });
}

function clearOtherDefaults(scope: Scope, id: string, { is_default }: LabelDesignInput): Statement[] {
  if (!is_default) return [];
  return [
    scope.db
      .update(labelDesigns)
      .set({ isDefault: false })
      .where(
        and(eq(labelDesigns.accountId, scope.account.id), ne(labelDesigns.id, id), eq(labelDesigns.isDefault, true)),
      ),
  ];
}

/** The layout of a design by id, or of the default design; null when there is none. */
export async function readLayout(scope: Scope, id: string | undefined): Promise<LabelLayout | null> {
  const wanted = id === undefined ? eq(labelDesigns.isDefault, true) : eq(labelDesigns.id, id);
  const [row] = await scope.db
    .select({ design: labelDesigns.design })
    .from(labelDesigns)
    .where(and(eq(labelDesigns.accountId, scope.account.id), wanted, eq(labelDesigns.active, sql`1`)));
  return labelLayoutSchema.safeParse(row?.design).data ?? null;
}
