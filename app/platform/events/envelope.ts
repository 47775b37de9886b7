import { type EventType, eventCatalogue, pingType } from "./event-catalogue.ts";
import { eventObjects } from "./event-objects.ts";

/** The version of the event payload, a date. Within a version fields are only added. */
export const payloadVersion = "2026-12-01";

/** How long events can be read, milliseconds. */
export const eventRetentionMs = 30 * 24 * 60 * 60 * 1000;

/** Maximum number of events in one response. */
export const MAX_EVENTS_PER_RESPONSE = 100;

/** One thing that happened to one object, as it is stored. */
export interface StoredEvent {
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
  /** Fields besides the status, before and after; null if unknown. */
  changed: ChangedFields | null;
}

/** By field: before and after. */
export type ChangedFields = Record<string, readonly [before: unknown, after: unknown]>;

/** Largest object included in an event, characters of JSON: a message stays below 20 KB (Standard Webhooks). */
const MAX_OBJECT_CHARACTERS = 16_000;

/** An event as webhooks and the event log publish it. */
export interface Envelope {
  id: string;
  type: EventType;
  timestamp: number;
  version: string;
  account: string;
  sequence: number;
  data: {
    object: { id: string; kind: string; number: string; status: number | null };
    changed: ChangedFields;
  };
}

/** A test message: like an event, but about nothing. */
export interface Ping extends Omit<Envelope, "type" | "data"> {
  type: typeof pingType;
  data: { object: { id: string; kind: "account" }; changed: object };
}

/** An event that did not happen, with the example of its object: what an endpoint can be sent on demand. */
export interface ExampleEvent extends Envelope {
  data: Envelope["data"] & { object: Envelope["data"]["object"] & { current: object | null } };
}

/** Builds the published form of an event. */
export function toEnvelope({ id, type, at, accountId, sequence, objectId, ...event }: StoredEvent): Envelope {
  const { number, from, to, changed } = event;
  return {
    ...{ id, type, timestamp: at, version: payloadVersion, account: accountId, sequence },
    data: {
      object: { id: objectId, kind: eventCatalogue[type].object, number, status: to },
      changed: { ...(to !== null && from !== to ? { status: [from, to] } : {}), ...changed },
    },
  };
}

/**
 * The body sent to an endpoint, with times as in the API. Fat: with the object as it is when sent (`current`), null if
 * it was deleted, has no list or is too large. Thin: without the event's data.
 */
export function renderEventBody(
  envelope: Envelope | Ping,
  size: "fat" | "thin",
  current: object | null = null,
): string {
  const { object, changed } = envelope.data;
  const carried = current && JSON.stringify(current).length <= MAX_OBJECT_CHARACTERS ? current : null;
  const fat = envelope.type === pingType ? envelope.data : { object: { ...object, current: carried }, changed };
  const thin = {
    object: { id: object.id, kind: object.kind },
    changed: Object.fromEntries(Object.keys(changed).map((field) => [field, null])),
  };
  const data = size === "thin" ? thin : fat;
  return JSON.stringify({ ...envelope, timestamp: new Date(envelope.timestamp).toISOString(), data });
}

/** A test message, which cannot be mistaken for an event. */
export function createPing(id: string, { accountId, at }: { accountId: string; at: number }): Ping {
  return {
    ...{ id, type: pingType, timestamp: at, version: payloadVersion, account: accountId, sequence: 1 },
    data: { object: { id: accountId, kind: "account" }, changed: {} },
  };
}

/** The example of an event, as the catalogue of the API shows it. */
export function createExampleEnvelope(type: EventType, accountId: string, at: number): Envelope {
  const { object, from, to } = eventCatalogue[type];
  const about = { number: eventObjects[object].example, from, to, changed: null };
  const [id, objectId] = ["01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f00.00000", "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f01"];
  return toEnvelope({ id, type, at, accountId, sequence: 1, objectId, ...about });
}
