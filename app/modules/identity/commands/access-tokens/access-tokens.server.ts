import { z } from "zod";
import { catalogue, managing } from "#app/platform/catalogue/catalogue.server.ts";
import { seen } from "#app/platform/catalogue/definition.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { rowAnswer } from "#app/platform/http/responses/row-answer.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { moment } from "#app/platform/lists/export-columns.server.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { accessTokenRows } from "../../db/access-tokens.server.ts";
import { grantable } from "../../db/grantable.server.ts";
import {
  type AccessTokenInput,
  type AccessTokenView,
  accessTokenSchema,
  tokenStates,
} from "../../model/access-token.ts";
import { barred, newSecret } from "./rotate-token.server.ts";

const plain = catalogue<AccessTokenInput, AccessTokenInput, AccessTokenView, { token?: string }>({
  name: "access_tokens",
  one: "access_token",
  rows: accessTokenRows,
  permission: managing("access_tokens"),
  forms: { create: accessTokenSchema, update: accessTokenSchema.safeExtend(seen) },
  refers: { locations: "locations", merchant_id: "merchants" },
  confidential: true,
  prepare: lasting,
  barred,
  async complete(scope, { id, input, found }) {
    const access = await grantable(scope, input);
    if (!access.ok) return access;
    const granted = { ...input, ...access.value };
    if (found) return ok({ input: granted, answer: {} });
    const { token, secret } = await newSecret(scope, id);
    return ok({ input: granted, beside: [secret], answer: { token } });
  },
  answer: {
    row: rowAnswer(accessTokenSchema, {
      begins: z.string(),
      state: z.enum(tokenStates),
      rotates_until: instant.nullable(),
      last_used_at: instant.nullable(),
    }),
    made: z.strictObject({ id: z.string(), token: z.string().optional() }),
  },
  final: true,
  columns: (column) => [
    column("name", "settings:access_tokens.name", (row) => row.name),
    column("begins", "settings:access_tokens.begins", (row) => row.begins),
    column("permissions", "settings:access_tokens.permissions", (row, { t }) =>
      row.access === "full" ? t("members:full") : row.permissions.join(", "),
    ),
    column("permissions", "settings:access_tokens.addresses", (row) => row.addresses.join(", ")),
    column("expires_on", "settings:access_tokens.expires", (row) => row.expires_on ?? ""),
    column("locations", "settings:access_tokens.locations", (row, { t }) =>
      row.locations.length === 0 ? t("members:all_locations") : row.locations.join(", "),
    ),
    column("last_used_at", "settings:access_tokens.last_used", (row, writing) => moment(row.last_used_at, writing)),
  ],
});

/** Its last day is not over already. */
function lasting(scope: Scope, form: AccessTokenInput): Result<AccessTokenInput> {
  const today = localDateOf(now(scope), scope.account.timezone);
  if (form.expires_on !== undefined && form.expires_on < today)
    return failFields({ expires_on: [{ code: "date_past" }] });
  return ok(form);
}

/** Programs that may sign in to the account. */
export const accessTokenCatalogue = {
  ...plain,
  /** The screen, with what the person at it may give and where. */
  async screen(scope: Scope, asked: PageRequest) {
    const listed = await plain.screen(scope, asked);
    return listed.ok ? ok({ ...listed.value, own: scope.account.permissions }) : listed;
  },
};
