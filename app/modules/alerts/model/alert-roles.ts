import type { Permission } from "#app/platform/access/permissions.ts";

/**
 * Roles that a rule can name, each defined by a permission, so that no separate list of people is needed. Members with
 * full access have every role.
 */
export const alertRoles = {
  dispatch: "plans.execute",
  warehouse: "shipments.receive",
  collections: "accounting.order_collections",
  billing: "accounting.merchant_billing",
  administration: "settings.members.manage",
} as const satisfies Record<string, Permission>;

export type AlertRole = keyof typeof alertRoles;

export function isAlertRole(text: string): text is AlertRole {
  return Object.hasOwn(alertRoles, text);
}

export const alertRoleKeys = Object.keys(alertRoles).filter(isAlertRole);
