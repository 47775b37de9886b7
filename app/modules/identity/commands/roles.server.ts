import { z } from "zod";
import { createCatalogue } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { canGrantAccess, validateGrant } from "../db/access-grants.server.ts";
import { listRoleChoices, roleRows } from "../db/roles.server.ts";
import { type RoleInput, type RoleView, roleSchema } from "../model/role.ts";

const getAccess = (permissions: RoleInput["permissions"]) => ({
  access: "limited" as const,
  permissions,
  locations: [],
});

const baseCatalogue = createCatalogue<RoleInput, RoleInput, RoleView, object>({
  name: "roles",
  singular: "role",
  rows: roleRows,
  permission: ["settings", "settings.members", "settings.members.manage"],
  forms: { create: roleSchema, update: roleSchema.safeExtend(expectedVersionFields) },
  prepare: (_, form) => ok(form),
  refuseChange: getRoleChangeError,
  async complete(scope, { input }) {
    const access = await validateGrant(scope, getAccess(input.permissions));
    return access.ok ? ok({ input: { ...input, permissions: access.value.permissions }, responseFields: {} }) : access;
  },
  isDeletable: true,
  response: { row: createRowResponseSchema(roleSchema, { people: z.int(), is_own: z.boolean() }) },
  columns: (column) => [
    column("name", "roles:name", (row) => row.name),
    column("description", "roles:description", (row) => row.description ?? ""),
    column("people", "roles:people", (row) => row.people),
    column("permissions", "roles:permissions", (row) => row.permissions.join(", ")),
  ],
});

/** Why the caller must not change a role: it is their own, or it allows more than they may, or they do not have all locations. */
function getRoleChangeError(scope: Scope, { is_own, permissions }: RoleView): ErrorCode | null {
  if (is_own) return "own_access";
  return canGrantAccess(scope, getAccess(permissions)) ? null : "beyond_own";
}

/** The catalogue of roles. A change takes effect for its members on their next request. */
export const roleCatalogue = {
  ...baseCatalogue,
  /** The screen's data, with the suggested roles and the permissions that this person may grant. */
  async screen(scope: Scope, pageRequest: PageRequest) {
    const [listed, choices] = await Promise.all([baseCatalogue.screen(scope, pageRequest), listRoleChoices(scope)]);
    if (!listed.ok) return listed;
    const suggested = choices.filter(({ isSuggested }) => isSuggested);
    return ok({ ...listed.value, suggested, ownPermissions: scope.account.permissions });
  },
};
