import type { AuditArea } from "#app/platform/catalogue/audit.ts";
import { type CatalogueName, catalogueNames } from "#app/platform/catalogue/settings-lists.ts";

const isCatalogueArea = (area: AuditArea): area is CatalogueName => catalogueNames.some((name) => name === area);

/** Label of an audit area: settings lists have their name in the navigation. */
export function getAuditAreaLabel(area: AuditArea) {
  return isCatalogueArea(area) ? (`common:nav.${area}` as const) : (`audit:areas.${area}` as const);
}
