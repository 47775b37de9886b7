import { sql } from "drizzle-orm";
import { publicKeyOf } from "#app/domain/webhooks/signing-key.ts";
import type { WebhookInput, WebhookView } from "#app/domain/webhooks/webhook.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { ListFields } from "../kernel/list-spec.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { webhookEndpoints } from "../schema/index.ts";
import { catalogueRows, ownRows } from "../settings/catalogue.server.ts";

const week = 7 * 24 * 60 * 60 * 1000;

/** What is written: with what a person does not write. */
export type StoredWebhook = WebhookInput & { secret: string; signingKey: string | null; payloadVersion: string };

/** What the list of endpoints is sorted and filtered by. */
export const webhookFields = {
  name: { sort: webhookEndpoints.name },
  url: { sort: webhookEndpoints.url },
} satisfies ListFields;

/** Endpoints as they are stored. */
export const webhookRows = catalogueRows<typeof webhookEndpoints, StoredWebhook, WebhookView>({
  table: webhookEndpoints,
  label: webhookEndpoints.name,
  called: ({ name }) => name,
  searched: [webhookEndpoints.name, webhookEndpoints.url],
  fields: webhookFields,
  columns: (_, input) => input,
  // Switched on again it is as new: nobody is disabled for what was before.
  consequences: (scope) => [
    scope.db.run(sql`update ${webhookEndpoints} set disabled_reason = null, failures = 0, failing_since = null, held_until = null
      where account_id = ${scope.account.id} and active = 1 and disabled_reason is not null`),
  ],
  read: readEndpoints,
});

async function readEndpoints(scope: Scope, ids: readonly string[]): Promise<WebhookView[]> {
  const rows = await scope.db
    .select()
    .from(webhookEndpoints)
    .where(ownRows(scope, webhookEndpoints, ids));
  const figures = await readFigures(
    scope,
    rows.map(({ id }) => id),
  );
  const present = now(scope);
  const keys = await Promise.all(rows.map(publicOf));
  return rows.map((row, at) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    size: row.size,
    signing: row.signing,
    public_key: keys[at] ?? null,
    payload_version: row.payloadVersion,
    rotates_until: row.oldSecretUntil !== null && row.oldSecretUntil > present ? row.oldSecretUntil : null,
    disabled_reason: row.disabledReason,
    failing_since: row.failingSince,
    ...(figures.get(row.id) ?? noFigures),
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}

/** The public half of the key that signs; null where none does. */
async function publicOf({ signing, signingKey }: typeof webhookEndpoints.$inferSelect): Promise<string | null> {
  return signing === "v1a" && signingKey !== null ? publicKeyOf(signingKey) : null;
}

type Figures = Pick<WebhookView, "delivered" | "given_up" | "waiting" | "next_at" | "p95_ms">;
const noFigures: Figures = { delivered: 0, given_up: 0, waiting: 0, next_at: null, p95_ms: null };

/** Deliveries of seven days by what became of them. */
async function readFigures(scope: Scope, ids: readonly string[]): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map();
  const since = now(scope) - week;
  const own = sql`account_id = ${scope.account.id} and endpoint_id in ${idsIn(ids)}`;
  const rows = await scope.db.all<Figures & { endpoint: string }>(sql`
    with answered as (select endpoint_id, took_ms, count(*) over (partition by endpoint_id) as of,
        row_number() over (partition by endpoint_id order by took_ms) as place
      from webhook_deliveries where ${own} and created_at >= ${since} and status is not null)
    select d.endpoint_id as endpoint, sum(d.state = 'waiting') as waiting, min(d.due_at) as next_at,
      sum(d.state = 'delivered' and d.created_at >= ${since}) as delivered,
      sum(d.state = 'given_up' and d.created_at >= ${since}) as given_up,
      (select a.took_ms from answered a where a.endpoint_id = d.endpoint_id and a.place = (a.of * 95 + 99) / 100) as p95_ms
    from (select * from webhook_deliveries where ${own}) d group by d.endpoint_id`);
  return new Map(rows.map(({ endpoint, ...figures }) => [endpoint, figures]));
}
