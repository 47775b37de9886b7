import { z } from "zod";
import { getObjectCall, webhookObjects } from "#app/modules/developers/http/webhook-objects.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { queueEndpointDisabledMail } from "#app/modules/webhooks/commands/endpoint-disabled-mail.server.ts";
import {
  acquireLease,
  claimDeliveries,
  type Delivery,
  type DeliveryAttempt,
  disableEndpoint,
  findNextDueAt,
  listDueEndpoints,
  type Receiver,
  readLoggedEvents,
  recordAttempt,
  releaseLease,
  renewLease,
  updateEndpointHealth,
} from "#app/modules/webhooks/db/delivery-queue.server.ts";
import {
  computeSpread,
  DISABLE_AFTER_MS,
  getVerdict,
  MAX_LANES,
  MAX_SANDBOX_ATTEMPTS,
  OPEN_CIRCUIT_AFTER,
  PROBE_INTERVAL_MS,
} from "#app/modules/webhooks/model/retry-schedule.ts";
import type { DisabledReason } from "#app/modules/webhooks/model/webhook.enums.ts";
import { getReceiverManner } from "#app/modules/webhooks/model/webhook.ts";
import { createWebhookMessage } from "#app/modules/webhooks/model/webhook-message.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { withLease } from "#app/platform/db/lease.server.ts";
import { systemNow } from "#app/platform/db/sandbox-clock.server.ts";
import type { StoredEvent } from "#app/platform/events/envelope.ts";
import { eventCatalogue, getObjectKey } from "#app/platform/events/event-catalogue.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { receiveTestWebhook } from "./webhook-receiver.ts";

/** Rounds of one wake-up; the rest is woken again after others. */
const MAX_ROUNDS = 20;
/** A worker begins no further round after this time, milliseconds. */
const SLICE_MS = 10_000;
/** Endpoints that one sweep wakes. */
const MAX_WOKEN = 1_000;
/** Maximum delay of a wake-up, seconds; later deliveries are left to the sweep. */
const MAX_DELAY_SECONDS = 60;

/** Result of a delivery whose event is older than thirty days. */
const EVENT_OVER = "event_over";

const wakeUpSchema = z.object({ endpointId: z.string() });

/** A wake-up of one endpoint. */
export async function consumeWebhook(app: AppContext, body: unknown): Promise<void> {
  await deliverWebhooks(app, wakeUpSchema.parse(body).endpointId);
}

/** Wakes every endpoint with due deliveries and no active lease, of some accounts or all. */
export async function wakeEndpoints({ db, ports }: AppContext, accounts: readonly string[] | "all"): Promise<void> {
  const due = await listDueEndpoints(db, { clock: ports.clock, accounts, most: MAX_WOKEN });
  if (due.length > 0) await ports.wake.webhooks(due, 0);
}

/** Sends due deliveries of one endpoint, oldest first, for a while. While all fail, only one message a minute. */
export async function deliverWebhooks(app: AppContext, endpointId: string): Promise<void> {
  const { db, ports } = app;
  const acquired = await acquireLease(db, endpointId, ports.clock.now());
  if (!acquired) return;
  const renew = () => renewLease(db, endpointId, ports.clock.now());
  const endpoint = await withLease(renew, () => runRounds(app, acquired));
  if (endpoint) await releaseEndpoint(app, endpoint);
}

/** Null when the endpoint was disabled. */
async function runRounds(app: AppContext, acquired: Receiver): Promise<Receiver | null> {
  const { db, ports } = app;
  const began = ports.clock.now();
  let endpoint: Receiver | null = acquired;
  for (let round = 0; endpoint && round < MAX_ROUNDS && ports.clock.now() - began < SLICE_MS; round += 1) {
    const probing = endpoint.failures >= OPEN_CIRCUIT_AFTER;
    const limit = probing ? 1 : endpoint.failures > 0 ? 1 + Math.floor(MAX_LANES / 2) : MAX_LANES;
    const claimed = await claimDeliveries(db, { endpointId: acquired.id, nowMs: ports.clock.now(), most: limit });
    if (claimed.length === 0) break;
    endpoint = await attemptAll(app, endpoint, claimed);
    if (endpoint && endpoint.failures >= OPEN_CIRCUIT_AFTER) break;
  }
  return endpoint;
}

/** Releases the endpoint: a failing one pauses for a minute, one with more deliveries is woken again. */
async function releaseEndpoint({ db, ports }: AppContext, { id, failures }: Receiver): Promise<void> {
  const isOpen = failures >= OPEN_CIRCUIT_AFTER;
  await releaseLease(db, id, isOpen ? ports.clock.now() + PROBE_INTERVAL_MS : null);
  const next = isOpen ? null : await findNextDueAt(db, id);
  if (next === null) return;
  const seconds = Math.max(0, Math.ceil((next - ports.clock.now()) / 1000));
  if (seconds <= MAX_DELAY_SECONDS) await ports.wake.webhooks([id], seconds);
}

/** Sends messages in parallel and records the results. Null when this disabled the endpoint. */
async function attemptAll(app: AppContext, endpoint: Receiver, claimed: readonly Delivery[]): Promise<Receiver | null> {
  const { db } = app;
  const ids = claimed.map(({ eventId }) => eventId);
  const events = await readLoggedEvents(db, endpoint.accountId, ids);
  const objects =
    endpoint.size === "fat" ? await readCurrentObjects(app, endpoint.accountId, [...events.values()]) : null;
  const done = await Promise.all(
    claimed.map((delivery) => {
      const event = events.get(delivery.eventId) ?? null;
      return attempt(app, endpoint, { delivery, event, current: (event && objects?.get(getObjectKey(event))) ?? null });
    }),
  );
  const after = computeHealth(endpoint, done);
  const gone = done.some(({ verdict }) => verdict.kind === "gone");
  const failing = after.failingSince !== null && app.ports.clock.now() - after.failingSince >= DISABLE_AFTER_MS;
  const reason: DisabledReason | null = gone ? "gone" : failing ? "failing" : null;
  const statements: Statement[] = [...done.flatMap((each) => recordAttempt(db, each)), updateEndpointHealth(db, after)];
  // The account of a consent can do nothing about an app's endpoint: the app sees its state, and switches it on again.
  if (reason && endpoint.tokenId !== null) statements.push(disableEndpoint(db, endpoint.id, reason));
  else if (reason) {
    const account = { id: endpoint.accountId };
    const detail = { endpointId: endpoint.id, name: endpoint.name, reason };
    const context = { db, ports: app.ports, account };
    statements.push(
      publishEvent(context, "endpoint.disabled", { id: endpoint.id, number: endpoint.name }),
      disableEndpoint(db, endpoint.id, reason),
      ...(await queueEndpointDisabledMail(app, endpoint, reason)),
      insertInboxItem(context, {
        news: { kind: "endpoint_disabled", detail },
        to: { permission: "settings.alerts" },
        key: `endpoint_disabled:${endpoint.id}:${endpoint.version}`,
      }),
    );
  }
  await commit(db, statements);
  if (reason) await app.ports.wake.outbox();
  return reason ? null : after;
}

/** The objects of some events as they are now, by kind and id: one read of each kind, for all of them. */
async function readCurrentObjects(
  { db, ports }: AppContext,
  accountId: string,
  events: readonly StoredEvent[],
): Promise<ReadonlyMap<string, object>> {
  const kinds = Map.groupBy(events, ({ type }) => eventCatalogue[type].object);
  if (![...kinds.keys()].some(getObjectCall)) return new Map();
  const scope = await readAccountScope({ db, ports }, accountId, { id: null, name: "system", language: "en" });
  if (!scope) return new Map();
  const found = [...kinds].map(async ([kind, those]) => {
    const objects = await webhookObjects(scope, kind, [...new Set(those.map(({ objectId }) => objectId))]);
    return [...objects].map(([id, object]) => [`${kind} ${id}`, object] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

/** One POST; a delivery of an event older than thirty days fails for good. */
async function attempt(
  app: AppContext,
  endpoint: Receiver,
  { delivery, event, current }: { delivery: Delivery; event: StoredEvent | null; current: object | null },
): Promise<DeliveryAttempt> {
  const at = app.ports.clock.now();
  const { clock } = app.ports;
  // Receivers compare the signature's time with their own clock.
  const signed = systemNow(clock);
  const message = await createWebhookMessage(endpoint, { sample: delivery.sample, event, current }, signed);
  if (!message) {
    const answer = { status: null, retryAfter: null, isAborted: true, body: null, durationMs: 0, error: EVENT_OVER };
    return { delivery, response: answer, verdict: { kind: "failed" }, at };
  }
  const own = getReceiverManner(endpoint.url);
  const answer =
    own === null ? await app.ports.postWebhook(message) : receiveTestWebhook(message, endpoint.secret, own, signed);
  const { attemptCount, eventId } = delivery;
  const now = clock.now();
  const limit = clock.sandbox && { most: MAX_SANDBOX_ATTEMPTS };
  return {
    delivery,
    response: answer,
    at,
    verdict: getVerdict(answer, { attemptCount, now, spread: computeSpread(eventId, attemptCount), ...limit }),
  };
}

/**
 * Consecutive failures and their start, after attempts in order; expired events do not count, because nothing was sent.
 */
function computeHealth(endpoint: Receiver, done: readonly DeliveryAttempt[]): Receiver {
  let { failures, failingSince } = endpoint;
  for (const { verdict, at } of done.filter(({ response }) => response.error !== EVENT_OVER)) {
    const isDelivered = verdict.kind === "delivered";
    failures = isDelivered ? 0 : failures + 1;
    failingSince = isDelivered ? null : (failingSince ?? at);
  }
  return { ...endpoint, failures, failingSince };
}
