import { z } from "zod";
import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";

const start = (module: string, ...except: readonly Permission[]) =>
  permissions.filter((each) => (each === module || each.startsWith(`${module}.`)) && !except.includes(each));

/**
 * Roles that are suggested until an account has its own: a dispatcher sees no money, a viewer changes nothing. Their
 * names are words of the catalogue; giving one to somebody creates it.
 */
export const suggestedRoles = {
  dispatcher: [
    ...start("orders", "orders.update.fees", "orders.update.collections"),
    ...start("shipments"),
    ...start("plans"),
    ...start("routes"),
    ...start("fleet"),
    ...start("customers"),
    "items",
    "picklists",
    "analytics",
  ],
  accountant: ["orders", "orders.export", ...start("accounting", "accounting.books.reopen"), "customers", "analytics"],
  warehouse: [
    "orders",
    "orders.generate_labels",
    "orders.update.packages",
    "shipments",
    "shipments.pickup",
    "shipments.dropoff",
    "shipments.receive",
    ...start("items"),
    ...start("picklists"),
  ],
  viewer: ["orders", "shipments", "plans", "routes", "fleet", "customers", "items", "picklists", "analytics"],
} as const satisfies Record<string, readonly Permission[]>;

export type SuggestedRole = keyof typeof suggestedRoles;

export const suggestedRoleKeys = ["dispatcher", "accountant", "warehouse", "viewer"] as const satisfies SuggestedRole[];

/** True for the word of a suggested role. */
export function isSuggestedRole(text: string): text is SuggestedRole {
  return Object.hasOwn(suggestedRoles, text);
}

/** A role as screens and the API write it: what its members may do, everywhere or at their locations. */
export const roleSchema = z.object({
  name: textSchema(60),
  description: optionalSchema(textSchema(200)),
  permissions: z
    .array(z.enum(permissions))
    .min(1, { error: "required" })
    .max(permissions.length)
    .describe("Words of the catalogue; each brings what it needs"),
});

export type RoleInput = z.output<typeof roleSchema>;

/** A role as screens and the API read it. */
export interface RoleView extends RoleInput {
  id: string;
  /** Members and open invitations that have it. */
  people: number;
  /** True for the role of the person who reads it. */
  is_own: boolean;
  active: boolean;
  created_at: number;
  version: number;
}

/** A role to give, as screens offer it. */
export interface RoleChoice {
  /** Its id, or the word of a suggested role. */
  value: string;
  name: string;
  description: string | null;
  permissions: readonly Permission[];
  isSuggested: boolean;
}
