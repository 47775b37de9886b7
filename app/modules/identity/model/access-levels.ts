import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { addModulePermissions, permissionTree } from "./member.ts";

/** How far somebody may go in an area: each level holds the ones before it. */
export const accessLevels = ["see", "work", "manage"] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** What cannot be taken back, moves money, or decides for others. `.manage` of the settings is one by its name. */
const managing: readonly Permission[] = [
  "orders.cancel",
  "orders.update.collections",
  "orders.update.fees",
  "shipments.cancel",
  "shipments.reset",
  "plans.execute",
  "accounting.agent_billing.void_transaction",
  "accounting.agent_billing.void_receipt",
  "accounting.order_collections.void_receipt",
  "accounting.merchant_billing.void_invoice",
  "accounting.merchant_billing.modify_invoice",
  "accounting.merchant_billing.void_settlement",
  "accounting.books.close",
  "accounting.books.reopen",
];

/** Settings that decide who gets in, what is paid and what programs may do. */
const sensitive = ["members", "account", "subscription", "alerts", "access_tokens", "integrations"];

function getLevel(permission: Permission): AccessLevel {
  if (managing.includes(permission) || permission.endsWith(".manage")) return "manage";
  const isOpening = permissionTree.some(({ permissions: [first] }) => first === permission);
  return isOpening || permission.startsWith("settings.") || /[._](print|export)/.test(permission) ? "see" : "work";
}

const isSensitive = (permission: Permission) => sensitive.includes(permission.split(".")[1] ?? "");

/** The rows, as people look for them: the settings in two parts. */
export const areaNames = [
  "orders",
  "shipments",
  "plans",
  "routes",
  "fleet",
  "customers",
  "items",
  "picklists",
  "analytics",
  "order_collections",
  "merchant_billing",
  "agent_billing",
  "books",
  "settings",
  "administration",
] as const;

/** What opens an area, and what each level adds. */
export interface AccessArea {
  name: (typeof areaNames)[number];
  levels: Readonly<Record<AccessLevel, readonly Permission[]>>;
}

/** Every permission once, by area and level. */
export const accessAreas: readonly AccessArea[] = areaNames.map((name) => {
  const module = name === "administration" ? "settings" : name;
  const all = permissionTree.find((each) => each.module === module)?.permissions ?? [];
  const within = module === "settings" ? all.filter((each) => isSensitive(each) === (name !== module)) : all;
  const at = (level: AccessLevel) => within.filter((each) => getLevel(each) === level);
  return { name, levels: { see: at("see"), work: at("work"), manage: at("manage") } };
});

/** Whether a level of an area is held: whole, in part, or not. */
export function getHeld({ levels }: AccessArea, level: AccessLevel, chosen: readonly Permission[]) {
  const held = levels[level].filter((each) => chosen.includes(each)).length;
  return held === 0 ? "none" : held === levels[level].length ? "all" : "some";
}

/** Gives everything up to a level, or takes it and what is above, as far as somebody may grant it. */
export function setLevel(
  { levels }: AccessArea,
  level: AccessLevel,
  on: boolean,
  chosen: readonly Permission[],
  canGrant: (permission: Permission) => boolean,
): Permission[] {
  const at = accessLevels.indexOf(level);
  const changed = (on ? accessLevels.slice(0, at + 1) : accessLevels.slice(at)).flatMap((each) => levels[each]);
  const grantable = changed.filter(canGrant);
  if (on) return addModulePermissions([...chosen, ...grantable]);
  return permissions.filter((each) => chosen.includes(each) && !grantable.some((taken) => isPart(each, taken)));
}

/** What a permission opens goes with it. */
const isPart = (permission: Permission, of: Permission) => permission === of || permission.startsWith(`${of}.`);
