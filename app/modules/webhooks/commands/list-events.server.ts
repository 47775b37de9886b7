import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { envelopeOf, exampleOf, mostEvents } from "#app/platform/events/envelope.ts";
import { eventCatalogue, eventTypes, isEventType } from "#app/platform/events/event-catalogue.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { isPageSize } from "#app/platform/lists/list-query.ts";
import { countEvents, placeOfEvent, readEvents } from "../db/event-log.server.ts";

const invalid = [{ code: "invalid_value" }];
/** As other lists: exact up to here. */
const mostCounted = 10_000;

const known = ["cursor", "limit", "types[]", "undelivered"];

/**
 * Events of thirty days for programs that cannot be called, the oldest first: what came in after the event `cursor`, of the
 * `types` that are named, or (`undelivered=true`) what some endpoint has not taken: all of it for an account without one. Events belong to no location, so that only who sees all of the account sees them.
 */
export async function listEvents(scope: Scope, { url }: PageRequest) {
  if (scope.locations !== "all") return fail("forbidden");
  const { searchParams: asked } = url;
  const strange = [...asked.keys()].filter((key) => !known.includes(key));
  if (strange.length > 0) return failFields(Object.fromEntries(strange.map((key) => [key, [{ code: "unknown_key" }]])));
  const types = asked.getAll("types[]").flatMap((each) => each.split(","));
  if (!types.every(isEventType)) return failFields({ types: invalid });
  const undelivered = asked.get("undelivered") ?? "false";
  if (undelivered !== "true" && undelivered !== "false") return failFields({ undelivered: invalid });
  const limit = asked.get("limit") ?? String(mostEvents);
  if (!isPageSize(limit, mostEvents)) return failFields({ limit: invalid });
  const last = asked.get("cursor");
  const after = last === null ? 0 : await placeOfEvent(scope, last);
  if (after === null) return failFields({ cursor: invalid });
  const wanted = { after, types, undelivered: undelivered === "true" };
  const [found, total] = await Promise.all([
    readEvents(scope, { ...wanted, most: Number(limit) }),
    countEvents(scope, { ...wanted, most: mostCounted }),
  ]);
  const next = total > found.length ? (found.at(-1)?.id ?? null) : null;
  const pagination = { previous: null, next, total, total_is_exact: total < mostCounted, limit: Number(limit) };
  return ok({ events: found.map(envelopeOf), pagination });
}

/** The catalogue of events, each with an example. */
export async function listEventTypes(scope: Scope) {
  const example = (type: (typeof eventTypes)[number]) => exampleOf(type, scope.account.id, now(scope));
  return ok({
    event_types: eventTypes.map((type) => ({ type, object: eventCatalogue[type].object, example: example(type) })),
  });
}
