import { and, eq, ne } from "drizzle-orm";
import { type LabelDesignInput, type LabelDesignView, labelLayout } from "#app/domain/labels/label-design.ts";
import type { Statement } from "../kernel/commit.server.ts";
import type { ListFields } from "../kernel/list-spec.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { labelDesigns } from "../schema/index.ts";
import { catalogueRows, ownRows } from "../settings/catalogue.server.ts";

/** What they are sorted and filtered by; the first is the usual sort. */
export const labelDesignFields = { name: { sort: labelDesigns.name } } satisfies ListFields;

/** Designs of labels as they are stored; a default one takes the place of the one before. */
export const labelDesignRows = catalogueRows<typeof labelDesigns, LabelDesignInput, LabelDesignView>({
  table: labelDesigns,
  label: labelDesigns.name,
  called: ({ name }) => name,
  searched: [labelDesigns.name],
  fields: labelDesignFields,
  columns: (_, { name, design, is_default }) => ({ name, design, isDefault: is_default }),
  beside: onlyDefault,
  read: readLabelDesigns,
});

async function readLabelDesigns(scope: Scope, ids: readonly string[]): Promise<LabelDesignView[]> {
  const rows = await scope.db
    .select()
    .from(labelDesigns)
    .where(ownRows(scope, labelDesigns, ids));
  return rows.flatMap((row) => {
    const design = labelLayout.safeParse(row.design);
    if (!design.success) return [];
    const { id, name, isDefault, active, createdAt, version } = row;
    return [{ id, name, design: design.data, is_default: isDefault, active, created_at: createdAt, version }];
  });
}

function onlyDefault(scope: Scope, id: string, { is_default }: LabelDesignInput): Statement[] {
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
