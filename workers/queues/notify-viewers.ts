import { readOrderOwners } from "#app/modules/orders/db/order-owners.reads.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Prefixes of topics that affect the day's routes. */
const routeTopicPrefixes = ["route.", "stop.", "shipment.", "agent.", "plan.confirmed"];

/**
 * Notifies live views of changed orders, in the carriers' and the merchants' accounts, and viewers of routes. Best
 * effort: a viewer that misses it reloads when it reconnects, so a failure does not stop the message.
 */
export async function notifyViewers({ db, ports }: AppContext, messages: readonly OutboxMessage[]): Promise<void> {
  const changed = new Map<string, Set<string>>();
  const note = (accountId: string, id: string) =>
    changed.set(accountId, (changed.get(accountId) ?? new Set<string>()).add(id));
  for (const { accountId, topic, payload } of messages)
    if (accountId && topic.startsWith("order.")) for (const id of listOrderIds(payload)) note(accountId, id);
  try {
    const ids = [...new Set([...changed.values()].flatMap((each) => [...each]))];
    for (const { id, ownerAccountId } of await readOrderOwners(db, [...changed.keys()], ids)) note(ownerAccountId, id);
    for (const [accountId, theirs] of changed) await ports.liveRoom(accountId).changed([...theirs]);
    const driven = messages.filter(({ topic }) => routeTopicPrefixes.some((begin) => topic.startsWith(begin)));
    for (const id of new Set(driven.map(({ accountId }) => accountId))) if (id) await ports.fleetRoom(id).changed();
  } catch (error) {
    logFailure(error, { what: "the live views were not notified" });
  }
}

function listOrderIds(payload: unknown): string[] {
  if (typeof payload !== "object" || payload === null || !("orders" in payload)) return [];
  if (!Array.isArray(payload.orders)) return [];
  return payload.orders.flatMap((each: { id?: unknown }) => (typeof each.id === "string" ? each.id : []));
}
