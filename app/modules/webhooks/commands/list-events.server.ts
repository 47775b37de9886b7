import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { createExampleEnvelope, MAX_EVENTS_PER_RESPONSE, toEnvelope } from "#app/platform/events/envelope.ts";
import { eventCatalogue, eventTypes, isEventType } from "#app/platform/events/event-catalogue.ts";
import { listQueryValues } from "#app/platform/http/query-parameters.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { countEvents, findEventPosition, readEvents } from "../db/event-log.server.ts";

/** Counts are exact up to this number, as in other lists. */
const MAX_COUNTED = 10_000;

/**
 * Events of the last 30 days for programs that poll, oldest first: those after the event `cursor`, optionally only of
 * `types`, or with `undelivered=true` only those that some endpoint has not received (all events in an account without
 * endpoints). Events belong to no location, so a member limited to locations cannot read them.
 */
export async function listEvents(scope: Scope, { url }: PageRequest) {
  if (scope.locations !== "all") return fail("forbidden");
  const { searchParams } = url;
  const types = listQueryValues(searchParams, "types").filter(isEventType);
  const undelivered = searchParams.get("undelivered");
  const limit = searchParams.get("limit") ?? String(MAX_EVENTS_PER_RESPONSE);
  const last = searchParams.get("cursor");
  const after = last === null ? 0 : await findEventPosition(scope, last);
  if (after === null) return failFields({ cursor: [{ code: "query:cursor_unknown" }] });
  const wanted = { after, types, undelivered: undelivered === "true" };
  const [found, total] = await Promise.all([
    readEvents(scope, { ...wanted, limit: Number(limit) }),
    countEvents(scope, { ...wanted, limit: MAX_COUNTED }),
  ]);
  const next = total > found.length ? (found.at(-1)?.id ?? null) : null;
  const pagination = { previous: null, next, total, total_is_exact: total < MAX_COUNTED, limit: Number(limit) };
  return ok({ events: found.map(toEnvelope), pagination });
}

/** The catalogue of events, each with an example. */
export async function listEventTypes(scope: Scope) {
  const example = (type: (typeof eventTypes)[number]) => createExampleEnvelope(type, scope.account.id, now(scope));
  return ok({
    event_types: eventTypes.map((type) => ({ type, object: eventCatalogue[type].object, example: example(type) })),
  });
}
