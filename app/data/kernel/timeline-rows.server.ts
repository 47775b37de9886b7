import { sql } from "drizzle-orm";
import { uuidV7Run } from "#app/domain/kernel/ids.ts";
import type { Statement } from "./commit.server.ts";
import { insertRows } from "./json-rows.server.ts";
import { now, type Scope } from "./scope.server.ts";

/** What is written on a timeline: the version that the change makes, and the status before and after it. */
interface Happening {
  type: string;
  version: number;
  from: number | null;
  to: number;
  detail: Record<string, unknown>;
}

const timelines = {
  order: { table: "order_events", owner: "order_id" },
  shipment: { table: "shipment_events", owner: "shipment_id" },
  receipt: { table: "receipt_events", owner: "receipt_id" },
} as const;

/**
 * Timeline rows of orders, shipments or receipts, by the present actor, with one statement. UNIQUE(owner, version) lets one of two
 * racing changes in.
 */
export function timelineRows(
  scope: Scope,
  kind: keyof typeof timelines,
  moved: readonly { id: string; events: readonly Happening[] }[],
): Statement {
  const { table, owner } = timelines[kind];
  const rows = moved.flatMap(({ id, events }) => events.map((event) => ({ ownerId: id, event })));
  const ids = uuidV7Run(now(scope), rows.length, scope.ports.random(rows.length * 10));
  return insertRows(scope.db, {
    table,
    columns: {
      id: ({ at }: { at: number; ownerId: string; event: Happening }) => ids[at],
      [owner]: ({ ownerId }) => ownerId,
      version: ({ event }) => event.version,
      type: ({ event }) => event.type,
      from_status: ({ event }) => event.from,
      to_status: ({ event }) => event.to,
      detail: ({ event }) => event.detail,
    },
    rows: rows.map((row, at) => ({ ...row, at })),
    computed: {
      account_id: () => sql`${scope.account.id}`,
      actor_id: () => sql`${scope.actor.id}`,
      actor_name: () => sql`${scope.actor.name}`,
      at: () => sql`${now(scope)}`,
    },
  });
}
