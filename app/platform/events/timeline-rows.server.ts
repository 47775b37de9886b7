import { sql } from "drizzle-orm";
import { attendanceEvents } from "#app/modules/attendance/db/attendance.tables.ts";
import type { AttendanceEventType, AttendanceStatus } from "#app/modules/fleet/model/attendance.enums.ts";
import { documentEvents } from "#app/modules/ledger/db/accounting.tables.ts";
import type { DocumentEventType, DocumentKind } from "#app/modules/ledger/model/accounting.enums.ts";
import { orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderEventType, OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { shipmentEvents } from "#app/modules/shipments/db/shipments.tables.ts";
import type { ShipmentEventType, ShipmentStatus } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { getClaimedTime, newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { getChangedFields, mergeChanges } from "./changed-fields.ts";
import type { ChangedFields } from "./envelope.ts";
import type { EventType } from "./event-catalogue.ts";
import { type EventSubject, publishEvents } from "./outbox.server.ts";
import { listOrderEvents, listShipmentEvents } from "./timeline-events.ts";

/** An entry for a timeline: the new version, and the status before and after. */
interface TimelineEntry<Type, Status> {
  type: Type;
  version: number;
  from: Status | null;
  to: Status;
  detail: Record<string, unknown>;
  /** Changed fields besides the status; taken from the detail when left out. */
  changed?: ChangedFields;
}

/** A timeline's owner and its new entries. */
type TimelineChange<Type, Status> = readonly { id: string; events: readonly TimelineEntry<Type, Status>[] }[];

/** A change that is published, with the object's number. */
type PublishedChange<Type, Status> = readonly {
  id: string;
  number: string;
  events: readonly TimelineEntry<Type, Status>[];
}[];

/**
 * Inserts timeline rows of orders in one statement, and an outbox message for each event they publish. UNIQUE(order,
 * version) lets only one of two racing changes through.
 */
export function insertOrderTimeline(scope: Scope, moved: PublishedChange<OrderEventType, OrderStatus>): Statement[] {
  const { columns, ...lines } = toTimelineRows(scope, moved);
  return [
    insertJsonRows(scope.db, { table: orderEvents, columns: { ...columns, orderId: ({ owner }) => owner }, ...lines }),
    ...groupByEvent(moved, listOrderEvents).flatMap(([topic, subjects]) =>
      publishEvents(scope, topic, "orders", subjects),
    ),
  ];
}

/** Inserts timeline rows of shipments, as for orders. */
export function insertShipmentTimeline(
  scope: Scope,
  moved: PublishedChange<ShipmentEventType, ShipmentStatus>,
): Statement[] {
  const { columns, ...lines } = toTimelineRows(scope, moved);
  const owned = { ...columns, shipmentId: ({ owner }: { owner: string }) => owner };
  return [
    insertJsonRows(scope.db, { table: shipmentEvents, columns: owned, ...lines }),
    ...groupByEvent(moved, listShipmentEvents).flatMap(([topic, subjects]) =>
      publishEvents(scope, topic, "shipments", subjects),
    ),
  ];
}

const hasFields = (changed: ChangedFields) => Object.keys(changed).length > 0;

/**
 * Groups changes by event: each object once, from its first status to its last; a status that returned to its old value
 * did not change.
 */
function groupByEvent<Type, Status extends number>(
  moved: PublishedChange<Type, Status>,
  eventsOf: (line: TimelineEntry<Type, Status>) => readonly EventType[],
): [EventType, EventSubject[]][] {
  const found = new Map<EventType, Map<string, EventSubject>>();
  for (const { id, number, events } of moved)
    for (const line of events)
      for (const topic of eventsOf(line)) {
        const subjects = found.get(topic) ?? new Map<string, EventSubject>();
        const before = subjects.get(id);
        const from = before ? before.from : getPreviousStatus(line);
        const changed = mergeChanges(before?.changed ?? {}, { ...getChangedFields(line.detail), ...line.changed });
        found.set(topic, subjects.set(id, { id, number, from, to: line.to, ...(hasFields(changed) && { changed }) }));
      }
  const changed = found.get("order.status_changed") ?? new Map<string, EventSubject>();
  for (const { id, from, to } of [...changed.values()]) if (from === to) changed.delete(id);
  return [...found].map(([topic, subjects]) => [topic, [...subjects.values()]]);
}

/** The status before the entry; null for an object created by it, whatever its row begins with. */
function getPreviousStatus({ version, from }: Pick<TimelineEntry<unknown, number>, "version" | "from">): number | null {
  return version === 1 ? null : from;
}

/**
 * Inserts timeline rows of documents of a kind in one statement. UNIQUE(document, version) lets only one of two racing
 * changes through.
 */
export function insertDocumentTimeline(
  scope: Scope,
  kind: DocumentKind,
  moved: TimelineChange<DocumentEventType, number>,
): Statement {
  const { columns, ...lines } = toTimelineRows(scope, moved);
  const owned = { ...columns, documentKind: () => kind, documentId: ({ owner }: { owner: string }) => owner };
  return insertJsonRows(scope.db, { table: documentEvents, columns: owned, ...lines });
}

/**
 * Inserts timeline rows of attendance in one statement. UNIQUE(duty, version) lets only one of two racing changes
 * through.
 */
export function insertAttendanceTimeline(
  scope: Scope,
  moved: TimelineChange<AttendanceEventType, AttendanceStatus>,
): Statement {
  const { columns, ...lines } = toTimelineRows(scope, moved);
  const owned = { ...columns, attendanceId: ({ owner }: { owner: string }) => owner };
  return insertJsonRows(scope.db, { table: attendanceEvents, columns: owned, ...lines });
}

interface TimelineRow<Type, Status> {
  id: string;
  owner: string;
  event: TimelineEntry<Type, Status>;
}

/** The lines by the current actor, with all columns except the owner. */
function toTimelineRows<Type, Status>(scope: Scope, moved: TimelineChange<Type, Status>) {
  const events = moved.flatMap(({ id, events: all }) => all.map((event) => ({ owner: id, event })));
  const ids = newIds(scope, events.length);
  const rows: TimelineRow<Type, Status>[] = events.map((line, at) => ({ ...line, id: ids[at] ?? "" }));
  const claimedAt = getClaimedTime(scope);
  return {
    rows,
    columns: {
      id: ({ id }: TimelineRow<Type, Status>) => id,
      version: ({ event }: TimelineRow<Type, Status>) => event.version,
      type: ({ event }: TimelineRow<Type, Status>) => event.type,
      fromStatus: ({ event }: TimelineRow<Type, Status>) => event.from,
      toStatus: ({ event }: TimelineRow<Type, Status>) => event.to,
      detail: ({ event }: TimelineRow<Type, Status>) =>
        claimedAt === null ? event.detail : { ...event.detail, claimedAt },
    },
    computed: {
      accountId: () => sql`${scope.account.id}`,
      actorId: () => sql`${scope.actor.id}`,
      actorName: () => sql`${scope.actor.name}`,
      at: () => sql`${now(scope)}`,
    },
  };
}
