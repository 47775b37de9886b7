import { can, type Grants } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { isPortal, portalPermissions } from "#app/platform/access/portal.ts";
import {
  type ExampleEvent,
  type Ping,
  renderEventBody,
  type StoredEvent,
  toEnvelope,
} from "#app/platform/events/envelope.ts";
import { type EventType, eventCatalogue, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { type EventObject, eventObjects } from "#app/platform/events/event-objects.ts";
import { signMessage } from "#app/platform/http/signed-message.ts";
import { signWithKey } from "./signing-key.ts";
import type { PayloadSize, Signing } from "./webhook.enums.ts";

/** A POST to an endpoint (Standard Webhooks). */
export interface WebhookMessage {
  url: string;
  headers: Record<"content-type" | "user-agent" | "webhook-id" | "webhook-timestamp" | "webhook-signature", string>;
  body: string;
}

interface MessageReceiver {
  url: string;
  size: PayloadSize;
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: number | null;
  signing: Signing;
  signingKey: string | null;
}

/** A test message, or an event with its object in its current state. */
interface MessageContent {
  sample: Ping | ExampleEvent | null;
  event: StoredEvent | null;
  current?: object | null;
}

/** Creates the signed message of an event or a test; null if the event has expired. @param at milliseconds */
export async function createWebhookMessage(
  { url, size, secret, oldSecret, oldSecretUntil, signing, signingKey }: MessageReceiver,
  { sample, event, current = null }: MessageContent,
  at: number,
): Promise<WebhookMessage | null> {
  const envelope = sample ?? (event && toEnvelope(event));
  if (!envelope) return null;
  const body = renderEventBody(envelope, size, sample ? getExample(sample) : current);
  const signed = { id: envelope.id, timestamp: String(Math.floor(at / 1000)) };
  const secrets = oldSecret !== null && (oldSecretUntil ?? 0) > at ? [secret, oldSecret] : [secret];
  const keys = signing === "v1a" && signingKey !== null ? [signingKey] : [];
  const signatures = [
    ...secrets.map((each) => signMessage(each, signed, body)),
    ...(await Promise.all(keys.map((each) => signWithKey(each, signed, body)))),
  ];
  return {
    url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Waybill-Webhooks/1",
      "webhook-id": signed.id,
      "webhook-timestamp": signed.timestamp,
      "webhook-signature": signatures.join(" "),
    },
    body,
  };
}

function getExample({ data: { object } }: Ping | ExampleEvent): object | null {
  return "current" in object ? object.current : null;
}

/** A new secret from 32 random bytes. */
export function formatWebhookSecret(bytes: Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

/** The secret of an app's webhooks: the SHA-256 of its client secret, of which we keep nothing else. @param hash hexadecimal */
export function formatAppWebhookSecret(hash: string): string {
  return formatWebhookSecret(Uint8Array.from(hash.match(/../g) ?? [], (each) => Number.parseInt(each, 16)));
}

/** Scopes of events whose objects nobody reads by themselves. */
const scopesOfOthers: Partial<Record<EventObject, Permission>> = { route: "routes", stop: "routes" };

/** The scope that a consent must contain for an app to get events of a kind of objects. */
export function getEventScope(kind: EventObject): Permission {
  return eventObjects[kind].permission ?? scopesOfOthers[kind] ?? "settings.alerts";
}

/**
 * Object types that these events (none: all) contain and that the person may not see: an endpoint must not show more
 * than their screens do. A portal gets no events about objects that it does not have.
 */
export function listHiddenObjects(grants: Pick<Grants, "permissions">, events: readonly EventType[]): EventObject[] {
  const kinds = new Set((events.length > 0 ? events : eventTypes).map((type) => eventCatalogue[type].object));
  const there = isPortal(grants) ? new Set<string>(portalPermissions) : null;
  return [...kinds].filter((kind) => {
    const { permission } = eventObjects[kind];
    return permission !== null && (there?.has(permission) ?? true) && !can(grants, permission);
  });
}
