import type { ShopOffer } from "../model/shop.ts";
import type { GatewayAction, ShopSettings } from "../model/shop-settings.ts";

/** A row of the mapping: the shop's entry and the value chosen for it. */
export interface MappingRow {
  key: string;
  name: string;
  value: string;
}

/** Values of choices that are not ids. */
export const DEFAULT_CHOICE = "";
export const SKIP_CHOICE = "skip";

/** What the shop offers, and mapped entries that it no longer offers. */
function listChoices(offered: readonly { key: string; name: string }[], mapped: readonly { key: string }[]) {
  const known = new Set(offered.map(({ key }) => key));
  return [...offered, ...mapped.filter(({ key }) => !known.has(key)).map(({ key }) => ({ key, name: key }))];
}

/** Rows of shipping methods: mapped to one of ours, default, or left in the shop. */
export function getMethodRows({ methods: offered }: ShopOffer, { methods }: ShopSettings): MappingRow[] {
  return listChoices(offered, methods).map((each) => {
    const row = methods.find(({ key }) => key === each.key);
    return { ...each, value: row?.action === "skip" ? SKIP_CHOICE : (row?.method_id ?? DEFAULT_CHOICE) };
  });
}

/** Rows of the shop's locations, with the same choices. */
export function getLocationRows({ locations: offered }: ShopOffer, { locations }: ShopSettings): MappingRow[] {
  return listChoices(offered, locations).map((each) => {
    const row = locations.find(({ key }) => key === each.key);
    return { ...each, value: row?.action === "skip" ? SKIP_CHOICE : (row?.location_id ?? DEFAULT_CHOICE) };
  });
}

/** Rows of payment methods with how the open amount is collected; by default that is derived from the name. */
export function getGatewayRows({ gateways: offered }: ShopOffer, { gateways }: ShopSettings): MappingRow[] {
  return listChoices(offered, gateways).map((each) => ({
    ...each,
    value: gateways.find(({ key }) => key === each.key)?.action ?? DEFAULT_CHOICE,
  }));
}

const withoutKey = <Row extends { key: string }>(rows: readonly Row[], key: string) =>
  rows.filter((each) => each.key !== key);

/** Settings with a changed shipping method. */
export function setMethodMapping(settings: ShopSettings, key: string, value: string): ShopSettings {
  const rest = withoutKey(settings.methods, key);
  if (value === DEFAULT_CHOICE) return { ...settings, methods: rest };
  const row =
    value === SKIP_CHOICE
      ? { key, action: "skip" as const, method_id: null }
      : { key, action: "take" as const, method_id: value };
  return { ...settings, methods: [...rest, row] };
}

/** Settings with a changed location. */
export function setLocationMapping(settings: ShopSettings, key: string, value: string): ShopSettings {
  const rest = withoutKey(settings.locations, key);
  if (value === DEFAULT_CHOICE) return { ...settings, locations: rest };
  const row =
    value === SKIP_CHOICE
      ? { key, action: "skip" as const, location_id: null }
      : { key, action: "take" as const, location_id: value };
  return { ...settings, locations: [...rest, row] };
}

/** Settings with a changed payment method. */
export function setGatewayMapping(settings: ShopSettings, key: string, action: GatewayAction | ""): ShopSettings {
  const rest = withoutKey(settings.gateways, key);
  return { ...settings, gateways: action === "" ? rest : [...rest, { key, action: action }] };
}
