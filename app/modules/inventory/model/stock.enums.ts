import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Pick list status. */
export const picklistStatuses = createEnumeration([
  { code: 1, key: "pending" },
  { code: 2, key: "started" },
  { code: 3, key: "completed" },
]);
export type PicklistStatus = (typeof picklistStatuses.rows)[number]["code"];

/** Orders of one pick list. */
export const MAX_PICKLIST_ORDERS = 100;

/** Events of a pick list and its lines. */
export const scanKinds = ["created", "assigned", "started", "picked", "packed", "undone", "completed"] as const;
export type ScanKind = (typeof scanKinds)[number];
