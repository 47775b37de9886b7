import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { eventCatalogue } from "#app/platform/events/event-catalogue.ts";
import type { ReadWebhookObjects } from "#app/platform/events/event-objects.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import {
  countDeliveries,
  deliveriesListDescription,
  findDelivery,
  findEndpoint,
  readAttempts,
  readDeliveries,
  toDeliveryRow,
} from "../db/deliveries.server.ts";
import { readLoggedEvents } from "../db/delivery-queue.server.ts";
import { createWebhookMessage } from "../model/webhook-message.ts";

const DEFAULT_LIMIT = 50;

const deliveriesList = { ...deliveriesListDescription, defaultLimit: DEFAULT_LIMIT, ownCursors: true } as const;

/** The log of an endpoint, newest first. The cursor is the id of the last delivery of the previous page. */
export const listDeliveries = createListRead(deliveriesList, async (scope, query, { params }) => {
  const endpointId = params.id ?? "";
  if (!(await findEndpoint(scope, endpointId))) return fail("not_found");
  const after = query.cursor === null ? null : await findDelivery(scope, endpointId, query.cursor);
  if (query.cursor !== null && !after) return failFields({ cursor: [{ code: "query:cursor_unknown" }] });
  const limit = query.limit ?? DEFAULT_LIMIT;
  const wanted = { ...query, endpointId, after };
  const [found, counted] = await Promise.all([
    readDeliveries(scope, wanted, limit + 1),
    countDeliveries(scope, wanted),
  ]);
  const deliveries = found.slice(0, limit);
  const next = found.length > limit ? (deliveries.at(-1)?.id ?? null) : null;
  const pagination = { previous: null, next, total: counted.count, total_is_exact: counted.exact, limit };
  return ok({ deliveries, pagination });
});

/**
 * One delivery with its request and every attempt. The request contains the object in its current state, signed like the
 * last attempt. Sent payloads are not stored: they would be a second copy of customers' names and addresses.
 */
export const createViewDelivery =
  (readObjects: ReadWebhookObjects) =>
  async (scope: Scope, { params }: PageRequest) => {
    const [id = "", eventId = ""] = [params.id, params.event_id];
    const endpoint = await findEndpoint(scope, id);
    const delivery = endpoint && (await findDelivery(scope, id, eventId));
    if (!delivery) return fail("not_found");
    const [attempts, events] = await Promise.all([
      readAttempts(scope, delivery),
      readLoggedEvents(scope.db, scope.account.id, [eventId]),
    ]);
    const event = events.get(eventId) ?? null;
    const current =
      event && endpoint.size === "fat"
        ? await readObjects(scope, eventCatalogue[event.type].object, [event.objectId])
        : null;
    const said = { sample: delivery.sample, event, current: current?.get(event?.objectId ?? "") ?? null };
    const message = await createWebhookMessage(endpoint, said, attempts.at(-1)?.at ?? now(scope));
    const request = message && {
      ...{ url: message.url, body: message.body },
      headers: Object.entries(message.headers).map(([name, value]) => ({ name, value })),
    };
    return ok({ delivery: { ...toDeliveryRow(delivery), request, attempts } });
  };
