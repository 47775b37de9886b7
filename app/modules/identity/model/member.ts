import { z } from "zod";
import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { hasFullAccess } from "#app/platform/access/portal.ts";
import { optionalSchema } from "#app/platform/kernel/form-values.ts";
import { suggestedRoleKeys } from "./role.ts";

/** How long an invitation is valid, milliseconds. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Full access is everything at every location; limited access is what is listed. */
export const accessSchema = z.object({
  access: z.enum(["full", "limited"]).describe("full, or limited to permissions and locations"),
  permissions: z
    .array(z.enum(permissions))
    .max(permissions.length)
    .default([])
    .describe("Words of the catalogue; each brings what it needs"),
  /** Ids of locations; none means all. */
  locations: z.array(z.uuid()).max(500).default([]),
});

/** A role's id, or the word of a suggested role, which is created when it is first given to somebody. */
const roleRefSchema = z.union([z.uuid(), z.enum(suggestedRoleKeys)]);

/** Access of a member: limited access may come from a role, which then decides the permissions. */
export const memberAccessSchema = accessSchema.extend({ role_id: optionalSchema(roleRefSchema) });

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** An invitation to an email address. */
export const invitationSchema = memberAccessSchema.extend({ email: emailSchema });

/** How many addresses one request invites. */
const MAX_ADDRESSES = 50;

/** What parts addresses in pasted text. */
const SEPARATORS = /[\s,;<>"']+/;

/** Splits pasted text into addresses; the names beside them (`Ann Lee <ann@example.com>`) are left out. */
export function splitAddresses(text: string): string[] {
  const words = text.split(SEPARATORS).filter((each) => each !== "");
  const addresses = words.filter((each) => each.includes("@"));
  return addresses.length > 0 ? addresses : words;
}

/** Invitations with one access to several addresses. */
export const invitationsSchema = memberAccessSchema.extend({
  emails: z.array(emailSchema).min(1, { error: "required" }).max(MAX_ADDRESSES),
});

/** Members and invitations that get a role; their locations stay. */
export const memberRoleSchema = z.object({ ids: z.array(z.string()).min(1).max(500), role_id: roleRefSchema });

export type AccessInput = z.output<typeof accessSchema>;
export type MemberAccessInput = z.output<typeof memberAccessSchema>;

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
  /** The role that decides the permissions; null for full access and for permissions of one's own. */
  role_id: string | null;
  role: string | null;
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
