import type { Area } from "../i18n/catalogue-areas.ts";

interface SettingsListRow {
  /** Names the permission, the area of the audit log, the translations and the field of the API's response. */
  readonly name: string;
  /** The table in which names, plates or numbers are unique in an account; left out without one. */
  readonly uniqueIn?: string;
  /** Catalogues that its screens use. */
  readonly areas: readonly Area[];
  /** Its screen, when it is not `/settings/{name}`. */
  readonly path?: string;
}

/** The lists of the settings. */
export const settingsLists = [
  { name: "locations", uniqueIn: "locations", areas: ["locations", "zones", "map"] },
  { name: "agents", uniqueIn: "agents", areas: ["agents", "billing_details"] },
  { name: "teams", uniqueIn: "teams", areas: ["teams", "zones"] },
  { name: "vehicles", uniqueIn: "vehicles", areas: ["vehicles"] },
  { name: "equipment", uniqueIn: "equipment", areas: ["equipment"] },
  { name: "merchants", areas: ["merchants", "billing_details"] },
  { name: "custom_fields", areas: ["custom_fields"] },
  { name: "packages", uniqueIn: "package_templates", areas: ["packages"] },
  { name: "shipping_labels", uniqueIn: "label_designs", areas: ["shipping_labels"] },
  { name: "shipping_methods", uniqueIn: "shipping_methods", areas: ["shipping_methods", "zones", "orders"] },
  { name: "delivery_zones", uniqueIn: "delivery_zones", areas: ["zones"] },
  { name: "access_tokens", areas: ["access_tokens", "members"] },
  { name: "apps", uniqueIn: "apps", areas: ["apps"], path: "/settings/apps/own" },
  { name: "roles", uniqueIn: "roles", areas: ["roles"], path: "/settings/members/roles" },
  { name: "webhooks", uniqueIn: "webhook_endpoints", areas: ["webhooks"], path: "/settings/webhooks-alerts" },
  { name: "alerts", uniqueIn: "alert_rules", areas: ["alerts"], path: "/settings/webhooks-alerts/alerts" },
  { name: "embeds", uniqueIn: "embeds", areas: ["embeds", "analytics"] },
  { name: "checkout_keys", uniqueIn: "checkout_keys", areas: ["checkout_keys"] },
  { name: "bank_rules", uniqueIn: "bank_rules", areas: ["bank_rules", "accounting"] },
  { name: "automation_rules", uniqueIn: "automation_rules", areas: ["rules", "picklists"], path: "/plans/rules" },
] as const satisfies readonly SettingsListRow[];

export type CatalogueName = (typeof settingsLists)[number]["name"];

const rows: readonly SettingsListRow[] = settingsLists;

/** Names of the lists, in the order of the audit log's areas. */
export const catalogueNames: readonly CatalogueName[] = settingsLists.map(({ name }) => name);

/** The screen of each list with the catalogues that it uses. */
export const settingsListAreas = rows.map(({ name, areas, path = `/settings/${name.replaceAll("_", "-")}` }) => ({
  below: path,
  areas,
}));

/** Tables in which a name, plate or number of a list is unique. */
export const uniqueNameTables = rows.flatMap(({ uniqueIn }) => uniqueIn ?? []);
