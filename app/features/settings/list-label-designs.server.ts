import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readLabelDesigns } from "#app/data/labels/design-list.server.ts";
import { readLogo } from "#app/data/labels/label-logo.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { type Asked, catalogueRead, oneOf } from "./catalogue-page.server.ts";
import { screen } from "./list-catalogue.server.ts";

const list = screen("shipping_labels", readLabelDesigns);

/** The screen, and what stands at the head of labels. */
export async function labelDesignsScreen(scope: Scope, asked: Asked) {
  const [listed, logo] = await Promise.all([list(scope, asked), readLogo(scope)]);
  return listed.ok ? ok({ ...listed.value, brand: scope.account.organization, logo: logo?.address ?? null }) : listed;
}

export const viewLabelDesign = oneOf("shipping_label", readLabelDesigns);

export const listLabelDesigns = catalogueRead("shipping_labels", "shipping_labels", readLabelDesigns);
