import { and, sql } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { OPEN_CIRCUIT_AFTER } from "../model/retry-schedule.ts";
import { derivePublicKey } from "../model/signing-key.ts";
import type { WebhookInput, WebhookView } from "../model/webhook.ts";
import { isSeenBy } from "./app-endpoints.server.ts";
import { webhookEndpoints } from "./webhooks.tables.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The stored row: the input and the values created by the server. */
export type StoredWebhook = WebhookInput & {
  secret: string;
  signingKey: string | null;
  payloadVersion: string;
  tokenId: string | null;
};

/** Columns for sorting and filtering endpoints. */
export const webhookFields = {
  name: { sort: webhookEndpoints.name },
  url: { sort: webhookEndpoints.url },
} satisfies ListFields;

/** Rows of endpoints. */
export const webhookRows = createCatalogueRows<typeof webhookEndpoints, StoredWebhook, WebhookView>({
  table: webhookEndpoints,
  label: webhookEndpoints.name,
  getName: ({ name }) => name,
  searchColumns: [webhookEndpoints.name, webhookEndpoints.url],
  fields: webhookFields,
  isVisible: isSeenBy,
  columns: (_, input) => input,
  // Reactivating resets the failures, so that earlier ones do not disable it again.
  alsoAfterChange: (scope) => [
    scope.db.run(sql`update ${webhookEndpoints} set disabled_reason = null, failures = 0, failing_since = null, leased_until = null
      where account_id = ${scope.account.id} and (active = 1 and disabled_reason is not null
        or active = 0 and disabled_reason is null and failing_since is not null)`),
  ],
  read: readEndpoints,
});

async function readEndpoints(scope: Scope, ids: readonly string[]): Promise<WebhookView[]> {
  const rows = await scope.db
    .select()
    .from(webhookEndpoints)
    .where(and(isOwnRow(scope, webhookEndpoints, ids), isSeenBy(scope)));
  const figures = await readFigures(
    scope,
    rows.map(({ id }) => id),
  );
  const present = now(scope);
  const keys = await Promise.all(rows.map(getPublicKey));
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
    ...adjustNextAt(row, figures.get(row.id) ?? noFigures),
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}

/** The public key that verifies signatures; null for endpoints without a key. */
async function getPublicKey({ signing, signingKey }: typeof webhookEndpoints.$inferSelect): Promise<string | null> {
  return signing === "v1a" && signingKey !== null ? derivePublicKey(signingKey) : null;
}

/** When the next delivery is sent; a failing endpoint gets one a minute. */
function adjustNextAt(
  { failures, leasedUntil }: typeof webhookEndpoints.$inferSelect,
  figures: EndpointFigures,
): EndpointFigures {
  const { next_at: next } = figures;
  return next !== null && failures >= OPEN_CIRCUIT_AFTER
    ? { ...figures, next_at: Math.max(next, leasedUntil ?? 0) }
    : figures;
}

type EndpointFigures = Pick<
  WebhookView,
  "delivered" | "failed" | "failed_at" | "waiting" | "next_at" | "p95_ms" | "median_ms"
>;
const noFigures: EndpointFigures = {
  ...{ delivered: 0, failed: 0, failed_at: null, waiting: 0, next_at: null, p95_ms: null, median_ms: null },
};

/** Counts of deliveries of seven days by state, and of all that wait. */
async function readFigures(scope: Scope, ids: readonly string[]): Promise<Map<string, EndpointFigures>> {
  if (ids.length === 0) return new Map();
  const since = now(scope) - WEEK_MS;
  const rows = await scope.db.all<EndpointFigures & { endpoint: string }>(sql`
    with those as materialized (select endpoint_id, state, status, duration_ms, done_at from webhook_deliveries
        where account_id = ${scope.account.id} and endpoint_id in ${selectIds(ids)} and created_at >= ${since}),
      answered as (select endpoint_id, duration_ms, count(*) over (partition by endpoint_id) as of,
        row_number() over (partition by endpoint_id order by duration_ms) as place from those where status is not null),
      sums as (select endpoint_id, sum(state = 'delivered') as delivered, sum(state = 'failed') as failed,
        max(iif(state = 'failed', done_at, null)) as failed_at from those group by endpoint_id),
      waiting as (select endpoint_id, count(*) as waiting, min(due_at) as next_at from webhook_deliveries
        where endpoint_id in ${selectIds(ids)} and due_at is not null group by endpoint_id)
    select e.value as endpoint, coalesce(s.delivered, 0) as delivered, coalesce(s.failed, 0) as failed, s.failed_at,
      coalesce(w.waiting, 0) as waiting, w.next_at,
      (select a.duration_ms from answered a where a.endpoint_id = e.value and a.place = (a.of * 95 + 99) / 100) as p95_ms,
      (select a.duration_ms from answered a where a.endpoint_id = e.value and a.place = (a.of + 1) / 2) as median_ms
    from json_each(${JSON.stringify(ids)}) e left join sums s on s.endpoint_id = e.value left join waiting w on w.endpoint_id = e.value`);
  return new Map(rows.map(({ endpoint, ...figures }) => [endpoint, figures]));
}
