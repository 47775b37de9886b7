import { commit } from "#app/data/kernel/commit.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { grantable, isCovered } from "#app/data/members/grantable.server.ts";
import { accessTokenRows, endSecrets, insertSecret } from "#app/data/settings/access-tokens.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import {
  type AccessTokenInput,
  type AccessTokenView,
  accessTokenSchema,
  rotationSchema,
  tokenOf,
} from "#app/domain/access/access-token.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/domain/kernel/tokens.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { command } from "../../command.server.ts";
import { moment } from "../../export-columns.server.ts";
import { catalogue, managing } from "../catalogue/catalogue.server.ts";
import { seen } from "../catalogue/definition.server.ts";

const plain = catalogue<AccessTokenInput, AccessTokenInput, AccessTokenView, { token?: string }>({
  name: "access_tokens",
  one: "access_token",
  rows: accessTokenRows,
  permission: managing("access_tokens"),
  forms: { create: accessTokenSchema, update: accessTokenSchema.safeExtend(seen) },
  refers: { locations: "locations" },
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

/** What a token writes is told; its secret is in no line of the log, and in nothing that is stored. */
async function newSecret(scope: Scope, tokenId: string) {
  const token = tokenOf(base64Url(scope.ports.random(32)));
  return { token, secret: insertSecret(scope, { tokenId, token, hash: await sha256Hex(token) }) };
}

/** Its last day is not over already. */
function lasting(scope: Scope, form: AccessTokenInput): Result<AccessTokenInput> {
  const today = localDateOf(now(scope), scope.account.timezone);
  if (form.expires_on !== undefined && form.expires_on < today)
    return failFields({ expires_on: [{ code: "date_past" }] });
  return ok(form);
}

/** Nobody changes a token that may more than they may; one that is revoked stays as it was. */
function barred(scope: Scope, token: AccessTokenView) {
  if (!token.active) return "token_over";
  return isCovered(scope, token) ? null : "beyond_own";
}

/** Gives a token a new secret, shown once; the old one goes on for `overlap_hours`. */
export const rotateToken = command({
  name: "settings.access_tokens.rotate",
  confidential: true,
  permission: managing("access_tokens"),
  input: rotationSchema,
  async run(scope, { id, version, overlap_hours: hours }) {
    const [found] = await accessTokenRows.read(scope, [id]);
    if (!found) return fail("not_found");
    const refused = barred(scope, found);
    if (refused) return fail(refused);
    const { token, secret } = await newSecret(scope, id);
    const written = await commit(scope.db, [
      ...endSecrets(scope, { id, seen: version, endsAt: now(scope) + hours * 3_600_000 }),
      secret,
      audit(scope, "settings.access_tokens.rotate", id, { name: found.name, overlap_hours: hours }),
    ]);
    return written.ok ? ok({ id, token }) : written;
  },
});

/** Programs that may sign in to the account. */
export const accessTokenCatalogue = {
  ...plain,
  /** The screen, with what the person at it may give and where. */
  async screen(scope: Scope, asked: PageRequest) {
    const listed = await plain.screen(scope, asked);
    return listed.ok ? ok({ ...listed.value, own: scope.account.permissions }) : listed;
  },
};
