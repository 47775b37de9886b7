import { z } from "zod";
import {
  acceptAsWritten,
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { packageTemplateRows } from "../db/package-templates.server.ts";
import { packageTypes } from "../model/order.enums.ts";
import { packageTemplateSchema, toStoredMeasures } from "../model/package-template.ts";

/** Package templates. Orders copy a template's values. */
export const packageCatalogue = createCatalogue({
  name: "packages",
  singular: "package",
  rows: packageTemplateRows,
  permission: listManagePermissions("packages"),
  forms: { create: packageTemplateSchema, update: packageTemplateSchema.extend(expectedVersionFields) },
  prepare: acceptAsWritten,
  complete: completeWithoutChecks,
  response: { row: createRowResponseSchema(packageTemplateSchema, { volume: z.number().nullable() }) },
  toAudited: (input) => ({ ...input, ...toStoredMeasures(input), units: undefined }),
  columns: (column) => [
    column("name", "packages:name", (row) => row.name),
    column("type", "packages:type", (row, { t }) => t(`packages:${packageTypes.byCode(row.type).key}`)),
    column("sides", "packages:length_mm", (row) => row.length ?? ""),
    column("sides", "packages:width_mm", (row) => row.width ?? ""),
    column("sides", "packages:height_mm", (row) => row.height ?? ""),
    column("weight", "packages:weight_g", (row) => row.weight ?? ""),
    column("volume", "packages:volume_l", (row) => (row.volume === null ? "" : row.volume / 1000)),
  ],
});
