import { z } from "zod";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import {
  changed,
  id,
  listOf,
  localDate,
  outcome,
  paymentFile,
  refusal,
  texts,
  version,
} from "#app/platform/http/responses/shapes.answers.ts";
import { instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { meaningOf } from "#app/platform/kernel/enumeration.ts";
import {
  agentReceiptStatuses,
  agentTransactionTypes,
  payoutMethods,
  transactionStates,
} from "../model/agent-billing.enums.ts";

const status = z.int().describe(meaningOf(agentReceiptStatuses));
const agent = person("agent");

const due = z.strictObject({
  id: z.string().describe("agent:currency"),
  agent,
  currency: z.string(),
  count: z.int().describe("Transactions"),
  total: money,
  flat: money,
  flat_days: z.int(),
  hour: money,
  hour_minutes: z.int(),
  shipment: money,
  shipment_count: z.int(),
  distance: money,
  distance_metres: z.int(),
  custom: money,
  cash: money.describe("Cash on hand that is in no receipt"),
  to_pay: money.describe("Payout less cash on hand: negative is what the agent hands over"),
});

const inputs = z
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

const transaction = {
  id,
  currency: z.string(),
  type: z.int().describe(meaningOf(agentTransactionTypes)),
  amount: money.describe("Negative is taken off"),
  quantity: z.int().describe("Days, minutes, shipments or metres"),
  day: localDate,
  inputs,
  shipment_id: z.string().nullable(),
  route_id: z.string().nullable(),
  method: z.int().describe(meaningOf(paymentMethods)).nullable(),
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

const receipt = z.strictObject({
  id,
  number: z.string(),
  agent,
  currency: z.string(),
  status,
  line_count: z.int(),
  total: money,
  cash: money.nullable().describe("Cash that is handed over with it; null where it is not netted"),
  collection_receipt_id: z.string().nullable(),
  collection_receipt: z.string().nullable(),
  method: z.enum(payoutMethods.map(({ key }) => key)).nullable(),
  paid_on: localDate.nullable(),
  paid_at: instant.nullable(),
  paid_by_name: z.string().nullable(),
  created_at: instant,
  created_by_name: z.string(),
  voided_at: instant.nullable(),
  version,
});

const event = z.strictObject({ id, type: z.string(), to_status: status, actor_name: z.string(), at: instant });
const whole = receipt.extend({
  to_pay: money,
  lines: z.array(z.strictObject({ ...transaction, agent_id: z.string() })),
  events: z.array(event),
});
const link = z.strictObject({ url: z.string() });

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const agentBillingAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/agent-billing/pending": listOf("pending", due),
  "GET /api/agent-billing/transactions": listOf(
    "transactions",
    z.strictObject({ ...transaction, agent, receipt_number: z.string().nullable() }),
  ),
  "POST /api/agent-billing/transactions": z.strictObject({}),
  "POST /api/agent-billing/transactions/void": outcome,
  "POST /api/agent-billing/payment-file": paymentFile,
  "GET /api/agent-billing/receipts": listOf("receipts", receipt),
  "POST /api/agent-billing/receipts/generate": z.strictObject({
    receipts: z.array(z.strictObject({ id, number: z.string() })),
    succeeded: texts,
    refused: z.array(refusal),
  }),
  "GET /api/agent-billing/receipts/{number}": z.strictObject({ receipt: whole }),
  "POST /api/agent-billing/receipts/{number}/pay": changed,
  "POST /api/agent-billing/receipts/{number}/void": changed,
  "POST /api/agent-billing/receipts/{number}/print": link,
  "POST /api/agent-billing/receipts/{number}/export": link,
};
