import { z } from "zod";
import { collectionListSchema, collectionReceiptListSchema } from "#app/modules/collections/api/collections.outputs.ts";
import { listCollections } from "#app/modules/collections/commands/collections/view-collections.server.ts";
import { listReceipts } from "#app/modules/collections/commands/receipts/view-receipts.server.ts";
import { customerListSchema } from "#app/modules/customers/api/customers.outputs.ts";
import { listCustomers } from "#app/modules/customers/commands/view-customers.server.ts";
import { chequeListSchema, depositListSchema } from "#app/modules/deposits/api/deposits.outputs.ts";
import { listCheques, listDeposits } from "#app/modules/deposits/commands/view-deposits.server.ts";
import { agentCatalogue } from "#app/modules/fleet/commands/agents.server.ts";
import { importListSchema } from "#app/modules/imports/api/imports.outputs.ts";
import { listImports } from "#app/modules/imports/commands/wizard/read-import.server.ts";
import { invoiceListSchema, settlementListSchema } from "#app/modules/invoicing/api/invoicing.outputs.ts";
import { listInvoices } from "#app/modules/invoicing/commands/invoices/list-invoices.server.ts";
import { listSettlements } from "#app/modules/invoicing/commands/settlements/view-settlements.server.ts";
import { orderListSchema } from "#app/modules/orders/api/orders.outputs.ts";
import { listApiOrders } from "#app/modules/orders/commands/api-orders.server.ts";
import { agentReceiptListSchema } from "#app/modules/payouts/api/payouts.outputs.ts";
import { listAgentReceipts } from "#app/modules/payouts/commands/view-agent-receipts.server.ts";
import { planListSchema } from "#app/modules/plans/api/plans.outputs.ts";
import { listApiPlans } from "#app/modules/plans/commands/list/api-plans.server.ts";
import { shipmentListSchema } from "#app/modules/shipments/api/shipments.outputs.ts";
import { listApiShipments } from "#app/modules/shipments/commands/api-shipments.server.ts";
import { webhookCatalogue } from "#app/modules/webhooks/commands/webhook-catalogue.server.ts";
import { getListOutput } from "#app/platform/catalogue/endpoints.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { EventObject, ReadWebhookObjects } from "#app/platform/events/event-objects.ts";
import { compileOutput } from "#app/platform/http/wire-output.ts";
import type { Result } from "#app/platform/kernel/result.ts";

/** The list whose rows are sent as an event's object. */
interface ObjectList {
  call: string;
  noun: string;
  read: { chosen(scope: Scope, ids: readonly string[], asked: PageRequest): Promise<Result<unknown>> };
  output: z.ZodObject;
}

/** By kind; kinds without a list are missing. */
const objectLists: Partial<Record<EventObject, ObjectList>> = {
  order: { call: "GET /api/orders", noun: "orders", read: listApiOrders, output: orderListSchema },
  shipment: {
    call: "GET /api/shipments/{type}",
    noun: "shipments",
    read: listApiShipments,
    output: shipmentListSchema,
  },
  plan: { call: "GET /api/plans", noun: "plans", read: listApiPlans, output: planListSchema },
  agent: {
    ...{ call: "GET /api/agents", noun: "agents" },
    ...{ read: agentCatalogue.list, output: getListOutput(agentCatalogue) },
  },
  collection: {
    call: "GET /api/collections",
    noun: "collections",
    read: listCollections,
    output: collectionListSchema,
  },
  collection_receipt: {
    ...{ call: "GET /api/collections/receipts", noun: "receipts" },
    ...{ read: listReceipts, output: collectionReceiptListSchema },
  },
  agent_receipt: {
    ...{ call: "GET /api/agent-billing/receipts", noun: "receipts" },
    ...{ read: listAgentReceipts, output: agentReceiptListSchema },
  },
  invoice: { call: "GET /api/billing/invoices", noun: "invoices", read: listInvoices, output: invoiceListSchema },
  settlement: {
    ...{ call: "GET /api/billing/settlements", noun: "settlements" },
    ...{ read: listSettlements, output: settlementListSchema },
  },
  deposit: { call: "GET /api/deposits", noun: "deposits", read: listDeposits, output: depositListSchema },
  cheque: { call: "GET /api/cheques", noun: "cheques", read: listCheques, output: chequeListSchema },
  customer: { call: "GET /api/customers", noun: "customers", read: listCustomers, output: customerListSchema },
  import: { call: "GET /api/imports", noun: "imports", read: listImports, output: importListSchema },
  endpoint: {
    ...{ call: "GET /api/webhooks", noun: "webhooks" },
    ...{ read: webhookCatalogue.list, output: getListOutput(webhookCatalogue) },
  },
};

/** Arguments of a list read without a query. */
const plainly: PageRequest = { url: new URL("https://rows.invalid/"), params: {} };

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads objects through their list and writes them with its output schema, exactly as `GET` returns them. */
export const webhookObjects: ReadWebhookObjects = async (scope, kind, ids) => {
  const list = objectLists[kind];
  if (!list || ids.length === 0) return new Map();
  const found = await list.read.chosen(scope, ids, plainly);
  if (!found.ok) return new Map();
  const written = compileOutput(list.output)(found.value);
  const rows = isFields(written) ? written[list.noun] : [];
  const objects = Array.isArray(rows) ? rows.filter(isFields) : [];
  return new Map(objects.map((row) => [String(row.id ?? row.uuid), row]));
};

/** Schema of an object in events; null for a kind that is sent as an id only. */
export function getObjectSchema(kind: EventObject): z.ZodType | null {
  const list = objectLists[kind];
  if (!list) return null;
  const rows = list.output.shape[list.noun];
  if (rows instanceof z.ZodArray && rows.element instanceof z.ZodType) return rows.element;
  throw new Error(`${list.call} is no list`);
}

/** The list whose rows are sent for a kind; null without one. */
export function getObjectCall(kind: EventObject): string | null {
  return objectLists[kind]?.call ?? null;
}
