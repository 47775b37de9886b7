import { z } from "zod";
import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { hasFullAccess } from "#app/platform/access/portal.ts";

/** How long an invitation is valid, milliseconds. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Full access is everything at every location; limited access is what is listed. */
export const accessSchema = z.object({
  access: z.enum(["full", "limited"]),
  permissions: z.array(z.enum(permissions)).max(permissions.length).default([]),
  /** Ids of locations; none means all. */
  locations: z.array(z.uuid()).max(500).default([]),
});

/** An invitation to an email address. */
export const invitationSchema = accessSchema.extend({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
});

export type AccessInput = z.output<typeof accessSchema>;

export const memberStatuses = ["active", "inactive", "pending", "expired"] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** A member or an open invitation, as screens and the API read it. */
export interface MemberView extends AccessInput {
  /** Id of the person or the invitation. */
  id: string;
  kind: "member" | "invitation";
  /** Empty for an invitation. */
  name: string;
  email: string;
  status: MemberStatus;
  is_owner: boolean;
  /** True for the person who reads the list. */
  is_self: boolean;
  created_at: number;
  /** Set for an invitation. */
  expires_at: number | null;
  version: number;
}

/** Not implied by the permissions below it: each part of an order has a permission of its own. */
const standalonePermission: Permission = "orders.update";

/** Adds the permissions that open the modules of the chosen ones; each once, in the order of the catalogue. */
export function addModulePermissions(chosen: readonly Permission[]): Permission[] {
  const needed = new Set<string>(
    chosen.flatMap((each) => {
      const parts = each.split(".");
      const above = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
      return [each, ...above.filter((permission) => permission !== standalonePermission)];
    }),
  );
  return permissions.filter((each) => needed.has(each));
}

/** What somebody has: permissions, perhaps the wildcard, and locations. */
export interface AccessGrant {
  readonly permissions: readonly string[];
  readonly locations: "all" | readonly string[];
}

/** True when a person with `own` may grant `granted`: nobody grants more than they have. */
export function coversAccess(own: AccessGrant, granted: AccessInput): boolean {
  if (hasFullAccess(own.permissions)) return true;
  if (granted.access === "full") return false;
  const { locations } = own;
  const within =
    locations === "all" || (granted.locations.length > 0 && granted.locations.every((id) => locations.includes(id)));
  return within && granted.permissions.every((each) => own.permissions.includes(each));
}

/**
 * Why a person with `own` must not change this member's access; null when they may. The owner cannot be changed,
 * nobody changes their own access, and nobody changes a member who has more than they have.
 */
export function getMemberChangeRefusal(own: AccessGrant, member: MemberView) {
  if (member.is_owner) return "owner_untouchable";
  if (member.is_self) return "own_access";
  return coversAccess(own, member) ? null : "beyond_own";
}

/** The permissions by module; settings are one group. */
export const permissionTree: readonly { module: string; permissions: readonly Permission[] }[] = [
  ...new Map(permissions.map((each) => [getPermissionModule(each), null])).keys(),
].map((module) => ({ module, permissions: permissions.filter((each) => getPermissionModule(each) === module) }));

function getPermissionModule(permission: Permission): string {
  const [first = "", second = ""] = permission.split(".");
  return first === "accounting" ? second : first;
}
