import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import {
  type AccessTokenInput,
  type AccessTokenView,
  getTokenBeginning,
  getTokenState,
  type TokenState,
  tokenStates,
} from "../model/access-token.ts";
import { accessTokenSecrets, accessTokens } from "./access-tokens.tables.ts";

/** Columns for sorting and filtering; the first is the default sort. */
export const accessTokenFields = {
  name: { sort: accessTokens.name },
  last_used_at: {
    sort: sql<string>`(select max(s.last_used_at) from access_token_secrets s where s.token_id = ${accessTokens.id})`,
  },
  state: { filter: { kind: "standing", column: accessTokens.active, values: tokenStates, at: buildTokenStateSql } },
  expires_on: { sort: accessTokens.expiresOn },
} satisfies ListFields;

/** SQL of `getTokenState`; both must stay in step. */
function buildTokenStateSql(nowMs: number): SQL<TokenState> {
  const { active, expiresAt, id } = accessTokens;
  return sql`case when not ${active} then 'revoked' when ${expiresAt} <= ${nowMs} then 'expired'
    when exists (select 1 from access_token_secrets s where s.token_id = ${id} and s.ends_at > ${nowMs}) then 'rotating'
    else 'active' end`;
}

/** Rows of access tokens. A name may occur twice, because revoked tokens keep theirs. */
export const accessTokenRows = createCatalogueRows<typeof accessTokens, AccessTokenInput, AccessTokenView>({
  table: accessTokens,
  label: accessTokens.name,
  getName: ({ name }) => name,
  unique: { column: accessTokens.id, field: "name", of: () => "" },
  searchColumns: [accessTokens.name, accessTokens.notes],
  fields: accessTokenFields,
  // Those of apps have a list of their own.
  isVisible: () => isNull(accessTokens.appId),
  columns: (scope, input) => ({
    name: input.name,
    notes: input.notes ?? null,
    fullAccess: input.access === "full",
    permissions: input.permissions,
    locations: input.locations,
    addresses: input.addresses,
    merchantId: input.merchant_id ?? null,
    managesAccess: input.access === "full" && input.manages_access,
    expiresOn: input.expires_on ?? null,
    expiresAt: input.expires_on ? toInstant(`${addDays(input.expires_on, 1)}T00:00`, scope.account.timezone) : null,
  }),
  read: readTokens,
});

async function readTokens(scope: Scope, ids: readonly string[]): Promise<AccessTokenView[]> {
  const rows = await scope.db
    .select()
    .from(accessTokens)
    .where(and(isOwnRow(scope, accessTokens, ids), isNull(accessTokens.appId)));
  const secrets = await readTokenSecrets(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const tokenSecrets = secrets.get(row.id) ?? [];
    const rotatesUntil = tokenSecrets[1]?.endsAt ?? null;
    const state = getTokenState({ ...row, rotatesUntil }, now(scope));
    const used = tokenSecrets.flatMap(({ lastUsedAt }) => lastUsedAt ?? []);
    return {
      id: row.id,
      name: row.name,
      notes: row.notes ?? undefined,
      prefix: tokenSecrets[0]?.prefix ?? "",
      access: row.fullAccess ? "full" : "limited",
      permissions: row.permissions,
      locations: row.locations,
      addresses: row.addresses,
      merchant_id: row.merchantId ?? undefined,
      expires_on: row.expiresOn ?? undefined,
      manages_access: row.managesAccess,
      parent_id: row.parentId,
      state,
      rotates_until: state === "rotating" ? rotatesUntil : null,
      last_used_at: used.length > 0 ? Math.max(...used) : null,
      active: row.active,
      created_at: row.createdAt,
      version: row.version,
    };
  });
}

type SecretRecord = typeof accessTokenSecrets.$inferSelect;

/** Secrets of the tokens, newest first per token. */
async function readTokenSecrets(scope: Scope, tokenIds: readonly string[]): Promise<Map<string, SecretRecord[]>> {
  const rows = await scope.db
    .select()
    .from(accessTokenSecrets)
    .where(
      and(
        eq(accessTokenSecrets.accountId, scope.account.id),
        inArray(accessTokenSecrets.tokenId, sql`(select value from json_each(${JSON.stringify(tokenIds)}))`),
      ),
    )
    .orderBy(sql`${accessTokenSecrets.endsAt} is not null`, desc(accessTokenSecrets.createdAt));
  return Map.groupBy(rows, ({ tokenId }) => tokenId);
}

/** Records who created a token; one of a program ends with that program's token and secret. */
export function setTokenMaker(scope: Scope, id: string): Statement {
  const { actor, program } = scope;
  return scope.db
    .update(accessTokens)
    .set({ createdBy: actor.id, ...(program && { parentId: program.tokenId, parentSecret: program.secretHash }) })
    .where(isOwnRow(scope, accessTokens, [id]));
}

/** Adds a secret to a token. */
export function insertTokenSecret(scope: Scope, secret: { tokenId: string; token: string; hash: string }): Statement {
  const { tokenId, token, hash } = secret;
  return scope.db
    .insert(accessTokenSecrets)
    .values({ hash, accountId: scope.account.id, tokenId, prefix: getTokenBeginning(token), createdAt: now(scope) });
}

/** Lets a token's secrets expire at `endsAt`, unless earlier; fails unless the token is at `expectedVersion`. */
export function endTokenSecrets(
  scope: Scope,
  token: { id: string; expectedVersion: number; endsAt: number },
): Statement[] {
  const { id, expectedVersion, endsAt } = token;
  return [
    scope.db
      .update(accessTokens)
      .set({ version: incrementVersion(accessTokens.version, expectedVersion) })
      .where(isOwnRow(scope, accessTokens, [id])),
    scope.db
      .update(accessTokenSecrets)
      .set({ endsAt: sql`min(coalesce(${accessTokenSecrets.endsAt}, ${endsAt}), ${endsAt})` })
      .where(and(eq(accessTokenSecrets.accountId, scope.account.id), eq(accessTokenSecrets.tokenId, id))),
  ];
}
