import { z } from "zod";
import { accountKinds, transferKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import { taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { currencyCodeSchema, orderNumberSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { openItemKinds, periodEventTypes, periodStates } from "../model/closing.enums.ts";
import { datevCharts } from "../model/datev-charts.ts";

const month = z.string().describe("2026-10");
const day = z.iso.date();

export const periodSchema = z.strictObject({
  month,
  from: day,
  to: day,
  state: z.enum(periodStates),
  transfers: z.int(),
  closed_at: instant.nullable(),
  closed_by: person("closed_by").nullable(),
});

const openItemSchema = z.strictObject({
  key: z.enum(openItemKinds.map(({ key }) => key)),
  count: z.int(),
  sums: z.array(z.strictObject({ currency: currencyCodeSchema, amount: money })),
});

const periodEventSchema = z.strictObject({
  version: z.int(),
  type: z.enum(periodEventTypes),
  month,
  closed_through: z.string().describe("The last day that is closed; empty where nothing is"),
  reason: z.string().nullable(),
  accepted: z.array(openItemSchema).describe("What was open and accepted"),
  last_number: z.int().describe("The journal's last number at that moment"),
  actor: person("actor"),
  at: instant,
});

const latePostingSchema = z.strictObject({
  number: z.int(),
  kind: z.enum(transferKinds),
  amount: money,
  currency: currencyCodeSchema,
  at: instant,
  happened_on: day.describe("The day of the fact"),
  posted_on: day.describe("The day it is posted under"),
  recorded_at: instant,
  document_kind: z.string().nullable(),
  document_id: z.string().nullable(),
  order_number: orderNumberSchema.nullable(),
  actor_name: z.string(),
  reverses: z.string().nullable(),
});

export const periodDetailSchema = z.strictObject({
  month,
  from: day,
  to: day,
  state: z.enum(periodStates),
  open: z
    .array(
      openItemSchema.extend({
        href: z.string().describe("The page where it is settled"),
        blocks: z.boolean().describe("It cannot be accepted"),
      }),
    )
    .describe("What asks for somebody before the month is closed"),
  sums: z.array(
    z.strictObject({
      kind: z.enum(accountKinds.map(({ key }) => key)),
      owner: z.string(),
      currency: currencyCodeSchema,
      debit: money,
      credit: money,
    }),
  ),
  vat: z
    .array(
      z.strictObject({
        treatment: z.enum(taxTreatments),
        rate: z.int().describe("Hundredths of a percent"),
        currency: currencyCodeSchema,
        net: money,
        tax: money,
      }),
    )
    .describe("Revenue and VAT by tax; what was credited or cancelled is taken off in the month that says so"),
  input_vat: z
    .array(
      z.strictObject({ rate: z.int().describe("Hundredths of a percent"), currency: currencyCodeSchema, tax: money }),
    )
    .describe("Input VAT of credit notes to agents"),
  exchanged_vat: z
    .array(
      z.strictObject({
        rate: z.int().describe("Hundredths of a percent"),
        from: currencyCodeSchema,
        currency: currencyCodeSchema.describe(
          "The tax currency, or the documents' own where no exchange rate is stated",
        ),
        tax: money,
        documents: z.int(),
      }),
    )
    .describe("VAT of documents in other currencies in the tax currency, by the rates that they state"),
  late: z.array(latePostingSchema).describe("What happened in a closed month and was posted into this one"),
  more_late: z.boolean(),
  events: z.array(periodEventSchema),
});

export const closedSchema = z.strictObject({ month, closed_through: z.string() });

export const datevSchema = z.strictObject({
  adviser: z.int().nullable(),
  client: z.int().nullable(),
  year_start: z.string().describe("First day of the fiscal year: 01-01"),
  digits: z.int(),
  chart: z.enum(datevCharts),
  version: z.int().describe("0 before it is set up"),
  accounts: z.array(
    z.strictObject({
      account: z
        .string()
        .describe("A kind of account, of revenue, VAT and input VAT with the tax: revenue.standard.1900"),
      number: z.string().nullable().describe("Merchants and agents have the numbers from it on"),
      key: z.string().describe("Posting key, such as 40; empty for none"),
      own: z.boolean().describe("False: the chart suggests it"),
    }),
  ),
});
