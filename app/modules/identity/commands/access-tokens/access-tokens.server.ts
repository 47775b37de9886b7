import { z } from "zod";
import { createCatalogue, listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { limitToParent, validateGrant } from "../../db/access-grants.server.ts";
import { accessTokenRows, setTokenMaker } from "../../db/access-tokens.server.ts";
import {
  type AccessTokenInput,
  type AccessTokenView,
  accessTokenSchema,
  grantsAccessManagement,
  tokenStates,
} from "../../model/access-token.ts";
import { createTokenSecret, getTokenChangeError } from "./rotate-token.server.ts";

const baseCatalogue = createCatalogue<AccessTokenInput, AccessTokenInput, AccessTokenView, { token?: string }>({
  name: "access_tokens",
  singular: "access_token",
  rows: accessTokenRows,
  permission: listManagePermissions("access_tokens"),
  forms: { create: accessTokenSchema, update: accessTokenSchema.safeExtend(expectedVersionFields) },
  references: { locations: "locations", merchant_id: "merchants" },
  isConfidential: true,
  prepare: validateTokenExpiry,
  refuseChange: getTokenChangeError,
  async complete(scope, { id, input, found }) {
    const access = await validateGrant(scope, input);
    if (!access.ok) return access;
    const granted = limitToParent(scope, { ...input, ...access.value });
    if (!granted.ok) return granted;
    if (found?.parent_id && (granted.value.manages_access || grantsAccessManagement(granted.value)))
      return failFields({ manages_access: [{ code: "beyond_own" }] });
    if (found) return ok({ input: granted.value, responseFields: {} });
    const { token, secret } = await createTokenSecret(scope, id);
    const extraStatements = [secret, setTokenMaker(scope, id)];
    return ok({ input: granted.value, extraStatements, responseFields: { token } });
  },
  response: {
    row: createRowResponseSchema(accessTokenSchema, {
      prefix: z.string(),
      state: z.enum(tokenStates),
      parent_id: z.string().nullable(),
      rotates_until: instant.nullable(),
      last_used_at: instant.nullable(),
    }),
    made: z.strictObject({ id: z.string(), token: z.string().optional() }),
  },
  isFinal: true,
  columns: (column) => [
    column("name", "access_tokens:name", (row) => row.name),
    column("prefix", "access_tokens:prefix", (row) => row.prefix),
    column("permissions", "access_tokens:permissions", (row, { t }) =>
      row.access === "full" ? t("members:full") : row.permissions.join(", "),
    ),
    column("permissions", "access_tokens:addresses", (row) => row.addresses.join(", ")),
    column("expires_on", "access_tokens:expires", (row) => row.expires_on ?? ""),
    column("locations", "access_tokens:locations", (row, { t }) =>
      row.locations.length === 0 ? t("members:all_locations") : row.locations.join(", "),
    ),
    column("last_used_at", "access_tokens:last_used", (row, writing) => toMomentCell(row.last_used_at, writing)),
  ],
});

/** Refuses a last day in the past. */
function validateTokenExpiry(scope: Scope, form: AccessTokenInput): Result<AccessTokenInput> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  if (form.expires_on !== undefined && form.expires_on < today)
    return failFields({ expires_on: [{ code: "date_past" }] });
  return ok(form);
}

/** The catalogue of access tokens. */
export const accessTokenCatalogue = {
  ...baseCatalogue,
  /** The screen's data, with the permissions that this person may grant. */
  async screen(scope: Scope, pageRequest: PageRequest) {
    const listed = await baseCatalogue.screen(scope, pageRequest);
    return listed.ok ? ok({ ...listed.value, ownPermissions: scope.account.permissions }) : listed;
  },
};
