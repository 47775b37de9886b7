import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { accessTokens } from "#app/modules/identity/db/access-tokens.tables.ts";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { systemNow } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import type { ConnectedApp } from "../model/app.ts";
import { appExchanges } from "./apps.tables.ts";

const webhooksSchema = z.array(z.object({ url: z.string(), active: z.boolean() }));

/** How many are listed at most. */
const MAX_LISTED = 500;

/** The apps that were let into the account and fetched their access, the last one first. @param ids only these */
export async function readConnectedApps(scope: Scope, ids?: readonly string[]): Promise<ConnectedApp[]> {
  const live = systemNow(scope.ports.clock);
  const rows = await scope.db
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      permissions: accessTokens.permissions,
      merchantId: accessTokens.merchantId,
      userId: accessTokens.userId,
      createdAt: accessTokens.createdAt,
      person: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`.as("person"),
      usedAt: sql<
        number | null
      >`(select max(s.last_used_at) from access_token_secrets s where s.token_id = ${accessTokens.id})`.as("used_at"),
      works:
        sql<number>`(exists (select 1 from ${appExchanges} where ${appExchanges.accountId} = ${accessTokens.accountId}
        and ${appExchanges.tokenId} = ${accessTokens.id} and ${appExchanges.kind} = 'refresh'
        and ${appExchanges.uses} = 0 and ${appExchanges.endsAt} > ${live})
        and exists (select 1 from ${memberships} where ${memberships.accountId} = ${accessTokens.accountId}
        and ${memberships.userId} = ${accessTokens.userId} and ${memberships.status} = 'active'))`.as("works"),
      webhooks:
        sql<string>`(select json_group_array(json_object('url', e.url, 'active', json(iif(e.active = 1, 'true', 'false'))))
        from webhook_endpoints e where e.account_id = ${accessTokens.accountId} and e.token_id = ${accessTokens.id})`.as(
          "webhooks",
        ),
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.accountId, scope.account.id),
        isNotNull(accessTokens.appId),
        eq(accessTokens.active, true),
        sql`exists (select 1 from access_token_secrets s where s.token_id = ${accessTokens.id})`,
        ids && inArray(accessTokens.id, selectIds(ids)),
      ),
    )
    .orderBy(desc(accessTokens.createdAt))
    .limit(MAX_LISTED);
  const merchants = await readNames(
    scope,
    "merchants",
    rows.map(({ merchantId }) => merchantId),
  );
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, permissions: row.permissions, merchant_id: row.merchantId },
    ...{ merchant: merchants.get(row.merchantId ?? "") ?? null, person_id: row.userId ?? "", person: row.person },
    ...{ connected_at: row.createdAt, last_used_at: row.usedAt, works: row.works === 1 },
    webhooks: webhooksSchema.parse(JSON.parse(row.webhooks)),
  }));
}
