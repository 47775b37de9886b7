import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import {
  countDeliveries,
  findDelivery,
  findEndpoint,
  readAttempts,
  readDeliveries,
  shownDelivery,
} from "#app/data/webhooks/deliveries.server.ts";
import { happenedEvents } from "#app/data/webhooks/due.server.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { eventTypes, pingType } from "#app/domain/webhooks/event-catalogue.ts";
import { messageOf } from "#app/domain/webhooks/message.ts";
import { deliveryStates } from "#app/domain/webhooks/webhook.ts";
import type { PageRequest } from "#app/features/page-request.ts";

const invalid = [{ code: "invalid_value" }];
/** As other lists: exact up to here. */
const mostCounted = 10_000;
const usualLimit = 50;

const known = ["cursor", "limit", "states[]", "types[]", "search"];
/** A word of an address for one of these. */
const among = <Word extends string>(words: readonly Word[], given: readonly string[]) =>
  words.filter((word) => given.includes(word));
const several = (asked: URLSearchParams, name: string) => asked.getAll(name).flatMap((each) => each.split(","));

/** The log of an endpoint, the newest first: of the `states[]` and `types[]` that are named, of one number or event. */
export async function listDeliveries(scope: Scope, { url, params }: PageRequest) {
  const endpointId = params.id ?? "";
  if (!(await findEndpoint(scope, endpointId))) return fail("not_found");
  const { searchParams: asked } = url;
  const strange = [...asked.keys()].filter((key) => !known.includes(key));
  if (strange.length > 0) return failFields(Object.fromEntries(strange.map((key) => [key, [{ code: "unknown_key" }]])));
  const [askedStates, askedTypes] = [several(asked, "states[]"), several(asked, "types[]")];
  const states = among(deliveryStates, askedStates);
  const types = among([...eventTypes, pingType], askedTypes);
  if (states.length !== new Set(askedStates).size) return failFields({ states: invalid });
  if (types.length !== new Set(askedTypes).size) return failFields({ types: invalid });
  const limit = asked.get("limit") ?? String(usualLimit);
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100) return failFields({ limit: invalid });
  const last = asked.get("cursor");
  const after = last === null ? null : await findDelivery(scope, endpointId, last);
  if (last !== null && !after) return failFields({ cursor: invalid });
  const wanted = { endpointId, after, states, types, search: asked.get("search") };
  const [found, total] = await Promise.all([
    readDeliveries(scope, wanted, Number(limit) + 1),
    countDeliveries(scope, wanted, mostCounted),
  ]);
  const deliveries = found.slice(0, Number(limit));
  const next = found.length > deliveries.length ? (deliveries.at(-1)?.id ?? null) : null;
  const pagination = { previous: null, next, total, total_is_exact: total < mostCounted, limit: Number(limit) };
  return ok({ deliveries, pagination });
}

/** One delivery: what is sent, signed as the last attempt was, and every attempt with its answer. */
export async function viewDelivery(scope: Scope, { params }: PageRequest) {
  const [id = "", eventId = ""] = [params.id, params.event_id];
  const endpoint = await findEndpoint(scope, id);
  const delivery = endpoint && (await findDelivery(scope, id, eventId));
  if (!delivery) return fail("not_found");
  const [attempts, events] = await Promise.all([
    readAttempts(scope, delivery),
    happenedEvents(scope.db, scope.account.id, [eventId]),
  ]);
  const event = events.get(eventId) ?? null;
  const message = await messageOf(endpoint, { sample: delivery.sample, event }, attempts.at(-1)?.at ?? now(scope));
  const request = message && {
    ...{ url: message.url, body: message.body },
    headers: Object.entries(message.headers).map(([name, value]) => ({ name, value })),
  };
  return ok({ delivery: { ...shownDelivery(delivery), request, attempts } });
}
