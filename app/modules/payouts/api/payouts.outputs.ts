import { z } from "zod";
import { exchangeSchema } from "#app/modules/ledger/api/ledger.outputs.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import {
  createListSchema,
  currencyCodeSchema,
  idOf,
  idSchema,
  localDateSchema,
  objectNumberSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money, person } from "#app/platform/http/wire-shapes.ts";
import {
  agentReceiptStatuses,
  agentTransactionTypes,
  payoutMethods,
  transactionStates,
} from "../model/agent-billing.enums.ts";

const statusSchema = codeOf(agentReceiptStatuses);

export const payoutAgentSchema = person("agent");

export const dueSchema = z.strictObject({
  id: z.string().describe("agent:currency"),
  agent: payoutAgentSchema,
  currency: currencyCodeSchema,
  count: z.int().describe("Transactions"),
  total: money,
  flat: money,
  flat_days: z.int(),
  hour: money,
  hour_minutes: z.int(),
  shipment: money,
  shipment_count: z.int(),
  distance: money,
  distance_meters: z.int(),
  custom: money,
  cash: money.describe("Cash on hand that is in no receipt"),
  to_pay: money.describe("Payout less cash on hand: negative is what the agent hands over"),
});

const inputsSchema = z
  .strictObject({
    rate: z.string(),
    unit: z.string(),
    first_trip: z.int().describe("Metres of the route's first leg, which was left out"),
    shipment: z.string(),
    route: z.int(),
    from: instant,
    to: instant,
    receipt: z.string(),
  })
  .partial();

export const transactionSchema = {
  id: idSchema,
  currency: currencyCodeSchema,
  type: codeOf(agentTransactionTypes),
  amount: money.describe("Negative is taken off"),
  quantity: z.int().describe("Days, minutes, shipments or metres"),
  day: localDateSchema,
  inputs: inputsSchema,
  shipment_id: idOf("shipment").nullable(),
  route_id: idOf("route").nullable(),
  method: codeOf(paymentMethods).nullable(),
  description: z.string().nullable(),
  created_at: instant,
  created_by_name: z.string(),
  receipt_id: z.string().nullable(),
  paid_at: instant.nullable(),
  voided_at: instant.nullable(),
  voided_by_name: z.string().nullable(),
  void_reason: z.string().nullable(),
  state: z.enum(transactionStates),
};

const agentReceiptSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  agent: payoutAgentSchema,
  currency: currencyCodeSchema,
  status: statusSchema,
  line_count: z.int(),
  total: money.describe("With VAT"),
  tax: money.describe("VAT in the total"),
  tax_rate: z.int().nullable().describe("Hundredths of a percent; null where the agent charges no VAT"),
  payroll: z.boolean().describe("Of an employee: handed over to payroll, no credit note"),
  cash: money.nullable().describe("Cash that is handed over with it; null where it is not netted"),
  collection_receipt_id: z.string().nullable(),
  collection_receipt: z.string().nullable(),
  method: z.enum(payoutMethods.map(({ key }) => key)).nullable(),
  paid_on: localDateSchema.nullable(),
  paid_at: instant.nullable(),
  paid_by_name: z.string().nullable(),
  created_at: instant,
  created_by_name: z.string(),
  voided_at: instant.nullable(),
  version: versionSchema,
});

const eventSchema = z.strictObject({
  id: idSchema,
  type: z.string(),
  to_status: statusSchema,
  actor_name: z.string(),
  at: instant,
});

export const agentReceiptDetailsSchema = agentReceiptSchema.extend({
  to_pay: money,
  exchange: exchangeSchema.nullable().describe("Its VAT in the tax currency, where that is another one"),
  lines: z.array(z.strictObject({ ...transactionSchema, agent_id: idOf("agent") })),
  events: z.array(eventSchema),
});

export const agentReceiptLinkSchema = z.strictObject({ url: z.string() });

export const agentReceiptListSchema = createListSchema("receipts", agentReceiptSchema);
