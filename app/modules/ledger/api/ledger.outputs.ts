import { z } from "zod";
import {
  currencyCodeSchema,
  idSchema,
  objectNumberSchema,
  orderNumberSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { accountKinds, documentKindKeys, transferKinds } from "../model/accounting.enums.ts";

const minorSchema = z.number().describe("Minor units of the currency; of `one_document` a count");

const differenceSchema = z.strictObject({
  currency: currencyCodeSchema,
  ledger: minorSchema,
  record: minorSchema,
  order_number: orderNumberSchema.nullable(),
  collection_id: z.string().nullable(),
  owner: person("owner").nullable(),
});

export const booksSchema = z.strictObject({
  id: idSchema,
  at: instant,
  transfers: z.int(),
  new_transfers: z.int().describe("New since the proof before"),
  balanced: z.boolean(),
  equations: z.array(
    z.strictObject({
      key: z.string(),
      balanced: z.boolean(),
      sides: z.array(z.strictObject({ currency: currencyCodeSchema, left: minorSchema, right: minorSchema })),
      rows: z.array(differenceSchema),
    }),
  ),
  kinds: z.array(
    z.strictObject({ kind: z.string(), currency: currencyCodeSchema, debit: money, credit: money, owners: z.int() }),
  ),
});

const openItem = { currency: currencyCodeSchema, on: z.iso.date(), amount: money };

export const bankSchema = z.strictObject({
  currency: currencyCodeSchema,
  accounts: z.array(
    z.strictObject({
      iban: z.string(),
      currency: currencyCodeSchema,
      from_on: z.iso.date(),
      through_on: z.iso.date(),
      opening: money,
      closing: money,
      gaps: z
        .array(
          z.strictObject({ currency: currencyCodeSchema, after: z.iso.date(), before: z.iso.date(), amount: money }),
        )
        .describe("Where a statement does not begin with what the one before it ended with"),
    }),
  ),
  statement: money.describe("What the statements end with"),
  open_movements: money.describe("In the ledger and on no statement"),
  open_lines: money.describe("On a statement and not in the ledger"),
  before: money.describe("On the account before the first statement and not in the ledger"),
  missing: money.describe("What missing statements moved"),
  expected: money.describe("What the ledger should hold by the statements"),
  ledger: money,
  movements: z.array(
    z.strictObject({ ...openItem, document_kind: z.string().nullable(), document_id: z.string(), number: z.string() }),
  ),
  lines: z.array(z.strictObject({ ...openItem, line: z.string(), name: z.string(), text: z.string() })),
});

const sideSchema = z.strictObject({
  kind: z.enum(accountKinds.map(({ key }) => key)),
  owner: z.string().describe("Of an agent's or a merchant's account its id; of the books' own nothing"),
});

export const transferSchema = z.strictObject({
  number: z.int().describe("The order of posting, counted in the workspace"),
  id: idSchema,
  at: instant,
  happened_on: z.iso.date().describe("The day of the fact"),
  posted_on: z.iso.date().describe("The day it is posted under: another one where the month of the fact was closed"),
  recorded_at: instant,
  kind: z.enum(transferKinds),
  debit: sideSchema,
  credit: sideSchema,
  amount: money,
  currency: currencyCodeSchema,
  order_number: orderNumberSchema.nullable(),
  document_kind: z.string().nullable(),
  document_id: z.string().nullable(),
  reverses: z.string().nullable(),
  actor_name: z.string(),
});

export const numberSchema = z.strictObject({
  number: objectNumberSchema,
  kind: z.enum(documentKindKeys),
  year: z.int(),
  issued_at: instant,
  actor_name: z.string(),
  voided: z.boolean(),
  voided_at: instant.nullable(),
  voided_by_name: z.string().nullable(),
  counterpart: z.string().nullable().describe("Of an invoice what takes it back, of a cancellation its invoice"),
});

export const exchangeSchema = z.strictObject({
  currency: currencyCodeSchema.describe("The tax currency"),
  rate: z.string().describe("What one unit of the document's currency is in it"),
  on: z.iso.date(),
  source: z.string(),
  tax: money,
});
