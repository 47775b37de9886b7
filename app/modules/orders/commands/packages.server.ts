import { z } from "zod";
import { alone, catalogue, managing, stored } from "#app/platform/catalogue/catalogue.server.ts";
import { seen } from "#app/platform/catalogue/definition.server.ts";
import { rowAnswer } from "#app/platform/http/responses/row-answer.ts";
import { packageRows } from "../db/package-templates.server.ts";
import { packageTypes } from "../model/order.enums.ts";
import { packageTemplateSchema, storedMeasures } from "../model/package-template.ts";

/** Templates of packages; orders keep what they copied. */
export const packageCatalogue = catalogue({
  name: "packages",
  one: "package",
  rows: packageRows,
  permission: managing("packages"),
  forms: { create: packageTemplateSchema, update: packageTemplateSchema.extend(seen) },
  prepare: stored,
  complete: alone,
  answer: { row: rowAnswer(packageTemplateSchema, { volume: z.number().nullable() }) },
  told: (input) => ({ ...input, ...storedMeasures(input), units: undefined }),
  columns: (column) => [
    column("name", "settings:packages.name", (row) => row.name),
    column("type", "settings:packages.type", (row, { t }) => t(`settings:packages.${packageTypes.of(row.type).key}`)),
    column("sides", "settings:packages.length_mm", (row) => row.length ?? ""),
    column("sides", "settings:packages.width_mm", (row) => row.width ?? ""),
    column("sides", "settings:packages.height_mm", (row) => row.height ?? ""),
    column("weight", "settings:packages.weight_g", (row) => row.weight ?? ""),
    column("volume", "settings:packages.volume_l", (row) => (row.volume === null ? "" : row.volume / 1000)),
  ],
});
