import { type AuditArea, type CatalogueName, catalogueNames } from "#app/platform/catalogue/audit.ts";

const isCatalogueArea = (area: AuditArea): area is CatalogueName => catalogueNames.some((name) => name === area);

/** The word of a part of the account: a list of the settings is called as in the navigation. */
export function getAuditAreaLabel(area: AuditArea) {
  return isCatalogueArea(area) ? (`common:nav.${area}` as const) : (`audit:areas.${area}` as const);
}
