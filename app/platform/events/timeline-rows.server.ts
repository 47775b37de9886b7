import { sql } from "drizzle-orm";
import { attendanceEvents } from "#app/modules/fleet/db/fleet.tables.ts";
import type { AttendanceEventType, DutyStatus } from "#app/modules/fleet/model/attendance.enums.ts";
import { documentEvents } from "#app/modules/ledger/db/accounting.tables.ts";
import type { DocumentEventType, DocumentKind } from "#app/modules/ledger/model/accounting.enums.ts";
import { orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import type { OrderEventType, OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import { shipmentEvents } from "#app/modules/shipments/db/shipments.tables.ts";
import type { ShipmentEventType, ShipmentStatus } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { changedBy, joined } from "./changed-fields.ts";
import type { ChangedFields } from "./envelope.ts";
import type { EventType } from "./event-catalogue.ts";
import { type Told, tell } from "./outbox.server.ts";
import { toldOfOrder, toldOfShipment } from "./timeline-events.ts";

/** What is written on a timeline: the version that the change makes, and the status before and after it. */
interface Happening<Type, Status> {
  type: Type;
  version: number;
  from: Status | null;
  to: Status;
  detail: Record<string, unknown>;
  /** Fields besides the status; without it what the detail says of them. */
  changed?: ChangedFields;
}

/** Whose timeline, and what is written on it. */
type Moved<Type, Status> = readonly { id: string; events: readonly Happening<Type, Status>[] }[];

/** Whoever's changes the outside hears of: with the number that it is called by. */
type Heard<Type, Status> = readonly { id: string; number: string; events: readonly Happening<Type, Status>[] }[];

/**
 * Timeline rows of orders with one statement, and an outbox message for each event that they are told as. UNIQUE(order, version)
 * lets one of two racing changes in.
 */
export function orderTimeline(scope: Scope, moved: Heard<OrderEventType, OrderStatus>): Statement[] {
  const { columns, ...lines } = linesOf(scope, moved);
  return [
    insertRows(scope.db, { table: orderEvents, columns: { ...columns, orderId: ({ owner }) => owner }, ...lines }),
    ...toldAs(moved, toldOfOrder).flatMap(([topic, told]) => tell(scope, topic, "orders", told)),
  ];
}

/** Timeline rows of shipments, as those of orders. */
export function shipmentTimeline(scope: Scope, moved: Heard<ShipmentEventType, ShipmentStatus>): Statement[] {
  const { columns, ...lines } = linesOf(scope, moved);
  const owned = { ...columns, shipmentId: ({ owner }: { owner: string }) => owner };
  return [
    insertRows(scope.db, { table: shipmentEvents, columns: owned, ...lines }),
    ...toldAs(moved, toldOfShipment).flatMap(([topic, told]) => tell(scope, topic, "shipments", told)),
  ];
}

const hasFields = (changed: ChangedFields) => Object.keys(changed).length > 0;

/** What is told, event by event: each object once, from where it was to where it is; a status that came back did not change. */
function toldAs<Type, Status extends number>(
  moved: Heard<Type, Status>,
  eventsOf: (line: Happening<Type, Status>) => readonly EventType[],
): [EventType, Told[]][] {
  const found = new Map<EventType, Map<string, Told>>();
  for (const { id, number, events } of moved)
    for (const line of events)
      for (const topic of eventsOf(line)) {
        const told = found.get(topic) ?? new Map<string, Told>();
        const before = told.get(id);
        const from = before ? before.from : fromOf(line);
        const changed = joined(before?.changed ?? {}, { ...changedBy(line.detail), ...line.changed });
        found.set(topic, told.set(id, { id, number, from, to: line.to, ...(hasFields(changed) && { changed }) }));
      }
  const changed = found.get("order.status_changed") ?? new Map<string, Told>();
  for (const { id, from, to } of [...changed.values()]) if (from === to) changed.delete(id);
  return [...found].map(([topic, told]) => [topic, [...told.values()]]);
}

/** What is made now comes from nowhere, whatever its row begins with. */
function fromOf({ version, from }: Pick<Happening<unknown, number>, "version" | "from">): number | null {
  return version === 1 ? null : from;
}

/** Timeline rows of documents of a kind with one statement. UNIQUE(document, version) lets one of two racing changes in. */
export function documentTimeline(scope: Scope, kind: DocumentKind, moved: Moved<DocumentEventType, number>): Statement {
  const { columns, ...lines } = linesOf(scope, moved);
  const owned = { ...columns, documentKind: () => kind, documentId: ({ owner }: { owner: string }) => owner };
  return insertRows(scope.db, { table: documentEvents, columns: owned, ...lines });
}

/** Timeline rows of duties with one statement. UNIQUE(duty, version) lets one of two racing changes in. */
export function attendanceTimeline(scope: Scope, moved: Moved<AttendanceEventType, DutyStatus>): Statement {
  const { columns, ...lines } = linesOf(scope, moved);
  const owned = { ...columns, attendanceId: ({ owner }: { owner: string }) => owner };
  return insertRows(scope.db, { table: attendanceEvents, columns: owned, ...lines });
}

interface Line<Type, Status> {
  id: string;
  owner: string;
  event: Happening<Type, Status>;
}

/** The lines by the present actor, and their columns but for whose they are. */
function linesOf<Type, Status>(scope: Scope, moved: Moved<Type, Status>) {
  const events = moved.flatMap(({ id, events: all }) => all.map((event) => ({ owner: id, event })));
  const ids = newIds(scope, events.length);
  const rows: Line<Type, Status>[] = events.map((line, at) => ({ ...line, id: ids[at] ?? "" }));
  return {
    rows,
    columns: {
      id: ({ id }: Line<Type, Status>) => id,
      version: ({ event }: Line<Type, Status>) => event.version,
      type: ({ event }: Line<Type, Status>) => event.type,
      fromStatus: ({ event }: Line<Type, Status>) => event.from,
      toStatus: ({ event }: Line<Type, Status>) => event.to,
      detail: ({ event }: Line<Type, Status>) => event.detail,
    },
    computed: {
      accountId: () => sql`${scope.account.id}`,
      actorId: () => sql`${scope.actor.id}`,
      actorName: () => sql`${scope.actor.name}`,
      at: () => sql`${now(scope)}`,
    },
  };
}
