import type { OutboxMessage } from "#app/data/outbox/outbox.writes.server.ts";
import type { Surroundings } from "#app/http/contexts.server.ts";

/**
 * Tells the live views of the accounts which orders changed. Best effort: a viewer that misses it loads again when it
 * reconnects, so a failure keeps no message from being worked.
 */
export async function tellViewers({ ports }: Surroundings, messages: readonly OutboxMessage[]): Promise<void> {
  const changed = new Map<string, Set<string>>();
  for (const { accountId, topic, payload } of messages) {
    if (!accountId || !topic.startsWith("order.")) continue;
    const ids = changed.get(accountId) ?? new Set();
    for (const id of orderIdsOf(payload)) ids.add(id);
    changed.set(accountId, ids);
  }
  for (const [accountId, ids] of changed) {
    if (ids.size === 0) continue;
    try {
      await ports.liveRoom(accountId).changed([...ids]);
    } catch (error) {
      console.error("the live views were not told", error);
    }
  }
}

function orderIdsOf(payload: unknown): string[] {
  if (typeof payload !== "object" || payload === null || !("orders" in payload)) return [];
  if (!Array.isArray(payload.orders)) return [];
  return payload.orders.flatMap((each: { id?: unknown }) => (typeof each.id === "string" ? each.id : []));
}
