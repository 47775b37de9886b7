import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readLabelDesigns } from "#app/data/labels/design-list.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { type Asked, cataloguePage, oneOf } from "./catalogue-page.server.ts";
import { screen } from "./list-catalogue.server.ts";

export const labelDesignsScreen = screen("shipping_labels", readLabelDesigns);
export const viewLabelDesign = oneOf("shipping_label", readLabelDesigns);

export async function listLabelDesigns(scope: Scope, asked: Asked) {
  const { list } = await cataloguePage(scope, "shipping_labels", readLabelDesigns, asked);
  return ok({ shipping_labels: list.rows, pagination: list.pagination });
}
