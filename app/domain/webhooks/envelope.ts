import { type EventType, eventCatalogue, eventObjects, pingType } from "./event-catalogue.ts";

/** The version of what an event says: a day. What it says only grows within one. */
export const payloadVersion = "2026-12-01";

/** How long events can be asked for, milliseconds. */
export const eventsKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Most events of one answer. */
export const mostEvents = 100;

/** One thing that happened to one object, as it is stored. */
export interface HappenedEvent {
  id: string;
  type: EventType;
  at: number;
  accountId: string;
  /** Grows with the events of one object. */
  sequence: number;
  objectId: string;
  number: string;
  from: number | null;
  to: number | null;
}

/** What the outside is told of an event (design, "Envelope"). */
export interface Envelope {
  id: string;
  type: EventType;
  timestamp: number;
  version: string;
  account: string;
  sequence: number;
  data: {
    object: { id: string; kind: string; number: string; status: number | null };
    /** By field: before and after. */
    changed: { status?: [number | null, number] };
  };
}

/** What a test sends: as an event does, but of none. */
export interface Ping extends Omit<Envelope, "type" | "data"> {
  type: typeof pingType;
  data: { object: { id: string; kind: "account" }; changed: object };
}

/** An event as it is told. */
export function envelopeOf({ id, type, at, accountId, sequence, objectId, number, from, to }: HappenedEvent): Envelope {
  return {
    ...{ id, type, timestamp: at, version: payloadVersion, account: accountId, sequence },
    data: {
      object: { id: objectId, kind: eventCatalogue[type].object, number, status: to },
      changed: to !== null && from !== to ? { status: [from, to] } : {},
    },
  };
}

/** What an endpoint is sent: the same, its time written as the API writes times; thin without what the event says. */
export function bodyOf(envelope: Envelope | Ping, size: "fat" | "thin"): string {
  const { object, changed } = envelope.data;
  const thin = {
    object: { id: object.id, kind: object.kind },
    changed: Object.fromEntries(Object.keys(changed).map((field) => [field, null])),
  };
  const data = size === "thin" ? thin : envelope.data;
  return JSON.stringify({ ...envelope, timestamp: new Date(envelope.timestamp).toISOString(), data });
}

/** What a test sends: no event, so that nobody takes it for one. */
export function pingOf(id: string, { accountId, at }: { accountId: string; at: number }): Ping {
  return {
    ...{ id, type: pingType, timestamp: at, version: payloadVersion, account: accountId, sequence: 1 },
    data: { object: { id: accountId, kind: "account" }, changed: {} },
  };
}

/** The example of an event, as the catalogue of the API shows it. */
export function exampleOf(type: EventType, accountId: string, at: number): Envelope {
  const { object, from, to } = eventCatalogue[type];
  const [id, objectId] = ["01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f00.00000", "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01"];
  return envelopeOf({ id, type, at, accountId, sequence: 1, objectId, number: eventObjects[object].example, from, to });
}
