import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { computeBoxVolume } from "#app/platform/money/units.ts";
import { packageTypes } from "../model/order.enums.ts";
import { type PackageTemplateInput, type PackageTemplateView, toStoredMeasures } from "../model/package-template.ts";
import { packageTemplates } from "./package-templates.tables.ts";

/** Sorts and filters; the first is the default sort. */
export const packageTemplateFields = {
  name: { sort: packageTemplates.name },
  type: {
    sort: packageTemplates.type,
    filter: { kind: "equals", column: packageTemplates.type, values: packageTypes },
  },
  weight: { sort: packageTemplates.weight },
  volume: { sort: packageTemplates.volume },
} satisfies ListFields;

/** Package templates as they are stored. Orders copy a template's values, so changing one leaves orders alone. */
export const packageTemplateRows = createCatalogueRows<
  typeof packageTemplates,
  PackageTemplateInput,
  PackageTemplateView
>({
  table: packageTemplates,
  label: packageTemplates.name,
  getName: ({ name }) => name,
  searchColumns: [packageTemplates.name],
  fields: packageTemplateFields,
  columns: (_, input) => ({ name: input.name, type: input.type, ...toStoredMeasures(input) }),
  read: readPackageTemplates,
});

/** Templates by id, as screens and the API read them. */
async function readPackageTemplates(scope: Scope, ids: readonly string[]): Promise<PackageTemplateView[]> {
  const rows = await scope.db
    .select()
    .from(packageTemplates)
    .where(isOwnRow(scope, packageTemplates, ids));
  return rows.map(({ length, width, height, ...row }) => ({
    id: row.id,
    name: row.name,
    type: packageTypes.byCode(row.type).code,
    length: length ?? undefined,
    width: width ?? undefined,
    height: height ?? undefined,
    weight: row.weight ?? undefined,
    volume:
      row.volume ??
      (length !== null && width !== null && height !== null ? computeBoxVolume(length, width, height) : null),
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
