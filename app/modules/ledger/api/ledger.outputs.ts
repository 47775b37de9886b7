import { z } from "zod";
import { idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant, money, person } from "#app/platform/http/wire-shapes.ts";
import { accountKinds, documentKindKeys, transferKinds } from "../model/accounting.enums.ts";

const minorSchema = z.number().describe("Minor units of the currency; of `one_document` a count");

const differenceSchema = z.strictObject({
  currency: z.string(),
  ledger: minorSchema,
  record: minorSchema,
  order_number: z.string().nullable(),
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
      sides: z.array(z.strictObject({ currency: z.string(), left: minorSchema, right: minorSchema })),
      rows: z.array(differenceSchema),
    }),
  ),
  kinds: z.array(
    z.strictObject({ kind: z.string(), currency: z.string(), debit: money, credit: money, owners: z.int() }),
  ),
});

const sideSchema = z.strictObject({
  kind: z.enum(accountKinds.map(({ key }) => key)),
  owner: z.string().describe("Of an agent's or a merchant's account its id; of the books' own nothing"),
});

export const transferSchema = z.strictObject({
  number: z.int().describe("The order of posting, counted in the workspace"),
  id: z.string(),
  at: instant,
  kind: z.enum(transferKinds),
  debit: sideSchema,
  credit: sideSchema,
  amount: money,
  currency: z.string(),
  order_number: z.string().nullable(),
  document_kind: z.string().nullable(),
  document_id: z.string().nullable(),
  reverses: z.string().nullable(),
  actor_name: z.string(),
});

export const numberSchema = z.strictObject({
  number: z.string(),
  kind: z.enum(documentKindKeys),
  year: z.int(),
  issued_at: instant,
  actor_name: z.string(),
  voided: z.boolean(),
  voided_at: instant.nullable(),
  voided_by_name: z.string().nullable(),
  counterpart: z.string().nullable().describe("Of an invoice what takes it back, of a cancellation its invoice"),
});
