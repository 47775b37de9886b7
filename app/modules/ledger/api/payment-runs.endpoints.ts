import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  changedSchema,
  createListSchema,
  currencyCodeSchema,
  idSchema,
  localDateSchema,
  numberedSchema,
  objectNumberSchema,
  paymentFileResponseSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { codeOf, instant, money } from "#app/platform/http/wire-shapes.ts";
import { approvePaymentRun } from "../commands/payment-runs/approve-run.server.ts";
import { createPaymentRun } from "../commands/payment-runs/create-run.server.ts";
import { filePaymentRun } from "../commands/payment-runs/file-run.server.ts";
import { getPaymentRun, listPaymentRuns } from "../commands/payment-runs/view-runs.server.ts";
import { voidPaymentRun } from "../commands/payment-runs/void-run.server.ts";
import { payoutKinds } from "../model/accounting.enums.ts";
import { paymentRunStatuses, runPaymentStates } from "../model/payment-run.enums.ts";

/** Those who may mark settlements or receipts of payouts as paid. */
const access = {
  anyOf: ["accounting.merchant_billing.update_settlement", "accounting.agent_billing.generate_receipts"],
  accountKind: "carrier",
} as const;

const tags = { "payment-runs": "Payouts that go to the bank in one file." };

const runSchema = z.strictObject({
  id: idSchema,
  number: objectNumberSchema,
  currency: currencyCodeSchema,
  status: codeOf(paymentRunStatuses),
  iban: z.string().describe("The account that pays"),
  pay_on: localDateSchema.describe("When the bank is to pay"),
  payments: z.int(),
  total: money,
  waiting: z.int().describe("Payments that the bank has not confirmed"),
  returned: z.int(),
  files: z.int().describe("How often its file was made"),
  filed_at: instant.nullable(),
  created_by_name: z.string(),
  created_at: instant,
  voided_at: instant.nullable(),
  version: versionSchema,
});

const itemSchema = z.strictObject({
  id: idSchema,
  position: z.int(),
  kind: z.enum(payoutKinds),
  document_id: idSchema,
  number: objectNumberSchema,
  name: z.string(),
  iban: z.string(),
  amount: money,
  currency: currencyCodeSchema,
  state: z.enum(runPaymentStates),
});

const eventSchema = z.strictObject({
  id: idSchema,
  type: z.string(),
  to_status: z.int(),
  actor_name: z.string(),
  at: instant,
});

export const paymentRunsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/payment-runs",
    access,
    summary: "List payment runs",
    read: listPaymentRuns,
    output: createListSchema("payment_runs", runSchema),
  }),
  endpoint({
    method: "POST",
    path: "/payment-runs",
    operation: "createPaymentRun",
    access,
    summary: "Choose payouts for a file",
    description:
      "Settlements and receipts of payouts in one currency. Nothing is posted: a line of the bank does that.",
    command: createPaymentRun,
    output: numberedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/payment-runs/:number",
    operation: "getPaymentRun",
    access,
    summary: "Read a payment run",
    read: getPaymentRun,
    output: z.strictObject({
      payment_run: runSchema.extend({
        needs_approval: z.boolean().describe("A second person approves it before its file is made"),
        items: z.array(itemSchema),
        events: z.array(eventSchema),
      }),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/payment-runs/:number/approve",
    operation: "approvePaymentRun",
    access,
    summary: "Approve a payment run",
    description: "By a signed-in person who did not choose its payments.",
    command: approvePaymentRun,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/payment-runs/:number/file",
    operation: "createPaymentRunFile",
    access,
    summary: "Make the file of a payment run",
    description: "Once; another one needs a `reason`, and its name and message number say that it is not the first.",
    command: filePaymentRun,
    output: paymentFileResponseSchema,
  }),
  endpoint({
    method: "POST",
    path: "/payment-runs/:number/void",
    operation: "voidPaymentRun",
    access,
    summary: "Void a payment run",
    description: "What it has not paid may be chosen again.",
    command: voidPaymentRun,
    output: changedSchema,
  }),
]);
