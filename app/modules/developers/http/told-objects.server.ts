import { z } from "zod";
import { listCollections } from "#app/modules/collections/commands/collections/view-collections.server.ts";
import { listReceipts } from "#app/modules/collections/commands/receipts/view-receipts.server.ts";
import { listCustomers } from "#app/modules/customers/commands/view-customers.server.ts";
import { listImports } from "#app/modules/imports/commands/wizard/read-import.server.ts";
import { listInvoices } from "#app/modules/invoicing/commands/invoices/view-invoices.server.ts";
import { listSettlements } from "#app/modules/invoicing/commands/settlements/view-settlements.server.ts";
import { listApiOrders } from "#app/modules/orders/commands/api-orders.server.ts";
import { listAgentReceipts } from "#app/modules/payouts/commands/view-agent-receipts.server.ts";
import { listApiPlans } from "#app/modules/plans/commands/list/api-plans.server.ts";
import { catalogues } from "#app/modules/settings/commands/catalogues.server.ts";
import { listApiShipments } from "#app/modules/shipments/commands/api-shipments.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { EventObject } from "#app/platform/events/event-objects.ts";
import type { ReadWebhookObjects } from "#app/platform/events/webhook-objects.ts";
import { wireAnswer } from "#app/platform/http/wire-answer.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { answers } from "./answers.ts";

/** The list of the API whose rows an event's object is told as. */
interface ToldList {
  call: string;
  noun: string;
  read: { chosen(scope: Scope, ids: readonly string[], pageRequest: PageRequest): Promise<Result<unknown>> };
}

/** By kind; kinds without one have no list of their own. */
const toldLists: Partial<Record<EventObject, ToldList>> = {
  order: { call: "GET /api/orders", noun: "orders", read: listApiOrders },
  shipment: { call: "GET /api/shipments/{type}", noun: "shipments", read: listApiShipments },
  plan: { call: "GET /api/plans", noun: "plans", read: listApiPlans },
  agent: { call: "GET /api/agents", noun: "agents", read: catalogues.agents.list },
  collection: { call: "GET /api/collections", noun: "collections", read: listCollections },
  collection_receipt: { call: "GET /api/collections/receipts", noun: "receipts", read: listReceipts },
  agent_receipt: { call: "GET /api/agent-billing/receipts", noun: "receipts", read: listAgentReceipts },
  invoice: { call: "GET /api/billing/invoices", noun: "invoices", read: listInvoices },
  settlement: { call: "GET /api/billing/settlements", noun: "settlements", read: listSettlements },
  customer: { call: "GET /api/customers", noun: "customers", read: listCustomers },
  import: { call: "GET /api/orders/imports", noun: "imports", read: listImports },
  endpoint: { call: "GET /api/webhooks", noun: "webhooks", read: catalogues.webhooks.list },
};

/** Asks for nothing but the rows. */
const plainly: PageRequest = { url: new URL("https://rows.invalid/"), params: {} };

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads objects by their list's own read and writes them by its own schema: what `GET` answers, and nothing else. */
export const toldObjects: ReadWebhookObjects = async (scope, kind, ids) => {
  const list = toldLists[kind];
  if (!list || ids.length === 0) return new Map();
  const found = await list.read.chosen(scope, ids, plainly);
  if (!found.ok) return new Map();
  const written = wireAnswer(schemaOfList(list), found.value);
  const rows = isFields(written) ? written[list.noun] : [];
  const objects = Array.isArray(rows) ? rows.filter(isFields) : [];
  return new Map(objects.map((row) => [String(row.id ?? row.uuid), row]));
};

/** The schema that an object is told by; null for a kind that is told by its name alone. */
export function toldSchema(kind: EventObject): z.ZodType | null {
  const list = toldLists[kind];
  if (!list) return null;
  const schema = schemaOfList(list);
  const rows = schema instanceof z.ZodObject ? schema.shape[list.noun] : null;
  if (rows instanceof z.ZodArray && rows.element instanceof z.ZodType) return rows.element;
  throw new Error(`${list.call} is no list`);
}

/** The call whose rows a kind is told as; null for one that has none. */
export function toldCall(kind: EventObject): string | null {
  return toldLists[kind]?.call ?? null;
}

function schemaOfList({ call }: ToldList): z.ZodType {
  const schema = answers[call];
  if (!schema) throw new Error(`no answer is described for ${call}`);
  return schema;
}
