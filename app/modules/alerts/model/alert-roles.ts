import type { Permission } from "#app/platform/access/permissions.ts";

/**
 * Roles that a rule of alerts can name, each by the permission that makes somebody one: what somebody may do is what they are
 * here, so that nobody keeps a second list of people. Who may do everything is in each of them.
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
