import { z } from "zod";
import { eventEnvelopeSchema } from "#app/modules/webhooks/api/webhooks.outputs.ts";
import { eventObjects, isEventObject } from "#app/platform/events/event-objects.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import {
  bulkOutcomeSchema,
  bulkRefusalSchema,
  collectionResponseSchema,
  packageLineSchema,
  placeResponseSchema,
  pointResponseSchema,
  requirementsResponseSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { pagination } from "#app/platform/http/wire-shapes.ts";
import { getObjectSchema } from "../webhook-objects.server.ts";
import type { SchemaNames } from "./describe-schema.ts";

/** Schemas that several responses share. */
const shared: readonly (readonly [z.ZodType, string])[] = [
  [pagination, "Pagination"],
  [bulkOutcomeSchema, "BulkOutcome"],
  [bulkRefusalSchema, "BulkRefusal"],
  [placeResponseSchema, "Place"],
  [pointResponseSchema, "Point"],
  [requirementsResponseSchema, "Requirements"],
  [packageLineSchema, "PackageLine"],
  [collectionResponseSchema, "OrderCollection"],
  [eventEnvelopeSchema, "Event"],
];

/** `collection_receipt` → `CollectionReceipt`, `listOrders` → `ListOrders` */
export const toTypeName = (name: string) => name.replace(/(^|_)(\w)/g, (_, __, sign: string) => sign.toUpperCase());

/** Names response schemas: objects of events by their kind, rows of lists, and what is read by itself. */
export function nameSchemas(endpoints: readonly Endpoint[]): SchemaNames {
  const names: SchemaNames = new WeakMap();
  const taken = new Set<string>();
  const give = (schema: unknown, ...wanted: readonly string[]) => {
    if (!(schema instanceof z.ZodObject) || names.has(schema)) return;
    const free = wanted.find((name) => !taken.has(name));
    if (!free) return;
    names.set(schema, free);
    taken.add(free);
  };
  for (const [schema, name] of shared) give(schema, name);
  for (const kind of Object.keys(eventObjects).filter(isEventObject)) give(getObjectSchema(kind), toTypeName(kind));
  for (const { method, operation, output } of endpoints) {
    if (method !== "GET" || !(output instanceof z.ZodObject)) continue;
    const thing = toTypeName(operation.replace(/^(list|get|suggest)/, ""));
    const parts: unknown[] = Object.values(output.shape);
    const [list] = parts.flatMap((part) => (part instanceof z.ZodArray ? [part.element] : []));
    if ("pagination" in output.shape) give(list, toSingularName(thing), `${toSingularName(thing)}Row`);
    else if (parts.length === 1) give(parts[0], thing, `${thing}Details`);
  }
  return names;
}

function toSingularName(name: string): string {
  return name
    .replace(/ies$/, "y")
    .replace(/Addresses$/, "Address")
    .replace(/([^s])s$/, "$1");
}
