import { z } from "zod";
import { toldCall, toldObjects } from "#app/modules/developers/http/told-objects.server.ts";
import { inboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { disabledMail } from "#app/modules/webhooks/commands/disabled-mail.server.ts";
import {
  type Attempted,
  claimDeliveries,
  type Delivery,
  disableEndpoint,
  type Endpoint,
  endpointsDue,
  happenedEvents,
  holdEndpoint,
  letGo,
  nextDue,
  noteAttempt,
  noteHealth,
} from "#app/modules/webhooks/db/due.server.ts";
import { messageOf } from "#app/modules/webhooks/model/message.ts";
import { type DisabledReason, receiverStatus } from "#app/modules/webhooks/model/webhook.ts";
import {
  disableAfterMs,
  lanes,
  openAfter,
  probeEveryMs,
  sandboxTries,
  spreadOf,
  verdictOf,
} from "#app/modules/webhooks/model/webhook-due.ts";
import { scopeOfAccount } from "#app/platform/db/account-scope.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { everybodysNow } from "#app/platform/db/own-clock.server.ts";
import type { HappenedEvent } from "#app/platform/events/envelope.ts";
import { eventCatalogue } from "#app/platform/events/event-catalogue.ts";
import { tellOf } from "#app/platform/events/outbox.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { received } from "./webhook-receiver.ts";

/** Rounds of one wake-up; what is left is woken again behind the others. */
const rounds = 20;
/** A worker stops beginning rounds after so long, milliseconds. */
const sliceMs = 10_000;
/** Endpoints that one sweep wakes. */
const mostWoken = 1_000;
/** A wake-up may lie in the queue so long, seconds; what is due later is the sweep's. */
const longestDelay = 60;

/** Said of a delivery whose event is past its thirty days. */
const over = "event_over";

const wakeUp = z.object({ endpointId: z.string() });

/** A wake-up of one endpoint. */
export async function consumeWebhook(app: AppContext, body: unknown): Promise<void> {
  await deliver(app, wakeUp.parse(body).endpointId);
}

/** Wakes every endpoint, of some accounts or of all, that something is due for and that nobody works. */
export async function wakeEndpoints({ db, ports }: AppContext, accounts: readonly string[] | "all"): Promise<void> {
  const due = await endpointsDue(db, { clock: ports.clock, accounts, most: mostWoken });
  if (due.length > 0) await ports.wake.webhooks(due, 0);
}

/** Sends what is due for one endpoint, the oldest first, for a while. While it only fails, one message a minute. */
export async function deliver(app: AppContext, endpointId: string): Promise<void> {
  const { db, ports } = app;
  const began = ports.clock.now();
  let endpoint = await holdEndpoint(db, endpointId, began);
  for (let round = 0; endpoint && round < rounds && ports.clock.now() - began < sliceMs; round += 1) {
    const probing = endpoint.failures >= openAfter;
    const most = probing ? 1 : endpoint.failures > 0 ? 1 + Math.floor(lanes / 2) : lanes;
    const claimed = await claimDeliveries(db, { endpointId, nowMs: ports.clock.now(), most });
    if (claimed.length === 0) break;
    endpoint = await attempted(app, endpoint, claimed);
    if (endpoint && endpoint.failures >= openAfter) break;
  }
  if (endpoint) await rest(app, endpoint);
}

/** A worker goes: an endpoint that only fails rests for a minute, and whoever has more waiting is woken for it. */
async function rest({ db, ports }: AppContext, { id, failures }: Endpoint): Promise<void> {
  const isOpen = failures >= openAfter;
  await letGo(db, id, isOpen ? ports.clock.now() + probeEveryMs : null);
  const next = isOpen ? null : await nextDue(db, id);
  if (next === null) return;
  const seconds = Math.max(0, Math.ceil((next - ports.clock.now()) / 1000));
  if (seconds <= longestDelay) await ports.wake.webhooks([id], seconds);
}

/** Sends some messages at once and writes down what became of them. Null when the endpoint is switched off by it. */
async function attempted(app: AppContext, endpoint: Endpoint, claimed: readonly Delivery[]): Promise<Endpoint | null> {
  const { db } = app;
  const events = await happenedEvents(
    db,
    endpoint.accountId,
    claimed.map(({ eventId }) => eventId),
  );
  const objects = endpoint.size === "fat" ? await currentOf(app, endpoint.accountId, [...events.values()]) : null;
  const done = await Promise.all(
    claimed.map((delivery) => {
      const event = events.get(delivery.eventId) ?? null;
      return attempt(app, endpoint, { delivery, event, current: objects?.get(event?.objectId ?? "") ?? null });
    }),
  );
  const after = healthOf(endpoint, done);
  const gone = done.some(({ verdict }) => verdict.kind === "gone");
  const failing = after.failingSince !== null && app.ports.clock.now() - after.failingSince >= disableAfterMs;
  const reason: DisabledReason | null = gone ? "gone" : failing ? "failing" : null;
  const statements: Statement[] = [...done.flatMap((each) => noteAttempt(db, each)), noteHealth(db, after)];
  if (reason) {
    const account = { id: endpoint.accountId };
    const detail = { endpointId: endpoint.id, name: endpoint.name, reason };
    const around = { db, ports: app.ports, account };
    statements.push(
      tellOf(around, "endpoint.disabled", { id: endpoint.id, number: endpoint.name }),
      disableEndpoint(db, endpoint.id, reason),
      ...(await disabledMail(app, endpoint, reason)),
      inboxItem(around, {
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

/** The objects of some events as they are now, by id: one read of each kind, for all of them. */
async function currentOf(
  { db, ports }: AppContext,
  accountId: string,
  events: readonly HappenedEvent[],
): Promise<ReadonlyMap<string, object>> {
  const kinds = Map.groupBy(events, ({ type }) => eventCatalogue[type].object);
  if (![...kinds.keys()].some(toldCall)) return new Map();
  const scope = await scopeOfAccount({ db, ports }, accountId, { id: null, name: "system", language: "en" });
  if (!scope) return new Map();
  const found = [...kinds].map(([kind, those]) =>
    toldObjects(scope, kind, [...new Set(those.map(({ objectId }) => objectId))]),
  );
  return new Map((await Promise.all(found)).flatMap((each) => [...each]));
}

/** One POST; an event that is past its thirty days is given up. */
async function attempt(
  app: AppContext,
  endpoint: Endpoint,
  { delivery, event, current }: { delivery: Delivery; event: HappenedEvent | null; current: object | null },
): Promise<Attempted> {
  const at = app.ports.clock.now();
  const { clock } = app.ports;
  // Receivers hold the signature's moment against their own clock.
  const signed = everybodysNow(clock);
  const message = await messageOf(endpoint, { sample: delivery.sample, event, current }, signed);
  if (!message) {
    const answer = { status: null, retryAfter: null, aborts: true, answer: null, tookMs: 0, error: over };
    return { delivery, answer, verdict: { kind: "given_up" }, at };
  }
  const own = receiverStatus(endpoint.url);
  const answer = own === null ? await app.ports.postWebhook(message) : received(message, endpoint.secret, own, signed);
  const { tries, eventId } = delivery;
  const now = clock.now();
  const most = clock.of && { most: sandboxTries };
  return {
    delivery,
    answer,
    at,
    verdict: verdictOf(answer, { tries, now, spread: spreadOf(eventId, tries), ...most }),
  };
}

/** Failures in a row, and since when, after some attempts in their order; nobody was asked for an event that is over. */
function healthOf(endpoint: Endpoint, done: readonly Attempted[]): Endpoint {
  let { failures, failingSince } = endpoint;
  for (const { verdict, at } of done.filter(({ answer }) => answer.error !== over)) {
    const isDelivered = verdict.kind === "delivered";
    failures = isDelivered ? 0 : failures + 1;
    failingSince = isDelivered ? null : (failingSince ?? at);
  }
  return { ...endpoint, failures, failingSince };
}
