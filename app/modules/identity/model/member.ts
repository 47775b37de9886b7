import { z } from "zod";
import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { hasFullAccess } from "#app/platform/access/portal.ts";

/** How long an invitation may be answered, milliseconds. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Full access is everything at every location; limited access is what is listed (platform §6). */
export const accessSchema = z.object({
  access: z.enum(["full", "limited"]),
  permissions: z.array(z.enum(permissions)).max(permissions.length).default([]),
  /** Ids of locations; none means all. */
  locations: z.array(z.uuid()).max(500).default([]),
});

/** Somebody to invite, by e-mail. */
export const invitationSchema = accessSchema.extend({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
});

export type AccessInput = z.output<typeof accessSchema>;

export const memberStatuses = ["active", "inactive", "pending", "expired"] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** A member, or somebody who is invited, as screens and the API read them. */
export interface MemberView extends AccessInput {
  /** The person's id, or the invitation's. */
  id: string;
  kind: "member" | "invitation";
  /** Empty for somebody who is invited. */
  name: string;
  email: string;
  status: MemberStatus;
  is_owner: boolean;
  /** The person who asks. */
  is_self: boolean;
  created_at: number;
  /** Of an invitation. */
  expires_at: number | null;
  version: number;
}

/** The word that its own dotted words do not need: each part of an order is changed by a word of its own. */
const standalonePermission: Permission = "orders.update";

/** Permissions with the words that open their modules, each once, in the order of the catalogue. */
export function addModulePermissions(chosen: readonly Permission[]): Permission[] {
  const held = new Set<string>(
    chosen.flatMap((each) => {
      const parts = each.split(".");
      const above = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
      return [each, ...above.filter((word) => word !== standalonePermission)];
    }),
  );
  return permissions.filter((each) => held.has(each));
}

/** What somebody holds: permissions, the wildcard among them or not, and locations. */
export interface AccessGrant {
  readonly permissions: readonly string[];
  readonly locations: "all" | readonly string[];
}

/** True when whoever holds the first could give the second: nobody gives more than they have. */
export function coversAccess(own: AccessGrant, given: AccessInput): boolean {
  if (hasFullAccess(own.permissions)) return true;
  if (given.access === "full") return false;
  const { locations } = own;
  const within =
    locations === "all" || (given.locations.length > 0 && given.locations.every((id) => locations.includes(id)));
  return within && given.permissions.every((each) => own.permissions.includes(each));
}

/**
 * Why somebody with the first must not change this person's access; null when they may. The owner stays as they are,
 * nobody changes their own access, and nobody changes who has more than they have.
 */
export function getMemberChangeRefusal(own: AccessGrant, member: MemberView) {
  if (member.is_owner) return "owner_untouchable";
  if (member.is_self) return "own_access";
  return coversAccess(own, member) ? null : "beyond_own";
}

/** The catalogue as a tree: modules with what can be done in each. Settings are one group by themselves. */
export const permissionTree: readonly { module: string; words: readonly Permission[] }[] = [
  ...new Map(permissions.map((each) => [getPermissionModule(each), null])).keys(),
].map((module) => ({ module, words: permissions.filter((each) => getPermissionModule(each) === module) }));

function getPermissionModule(permission: Permission): string {
  const [first = "", second = ""] = permission.split(".");
  return first === "accounting" ? second : first;
}
