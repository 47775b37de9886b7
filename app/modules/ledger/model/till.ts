import { z } from "zod";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import type { LedgerAccount, Transfer } from "./ledger.ts";

/** The till that every account has: what it holds has no owner in the ledger. The others are owners by their id. */
export const MAIN_TILL = "main";

/** The cash of a till in a currency. */
export function getTillAccount(till: string, currency: string): LedgerAccount {
  return { kind: "carrier_cash", owner: till === MAIN_TILL ? "" : till, currency };
}

/** The till that an owner of carrier cash is. */
export const toTillId = (owner: string): string => owner || MAIN_TILL;

/** Transfers whose cash goes into or out of a till. */
export function inTill(till: string, transfers: readonly Transfer[]): Transfer[] {
  const put = (side: LedgerAccount) => (side.kind === "carrier_cash" ? getTillAccount(till, side.currency) : side);
  return transfers.map((transfer) => ({ ...transfer, debit: put(transfer.debit), credit: put(transfer.credit) }));
}

/** A till by its id, where a command moves cash. */
export const tillIdSchema = optionalSchema(textSchema(40)).describe("Id of the till; the main one without it");

const nameSchema = textSchema(60).describe("What people call it: Depot Eschen");

export const createTillSchema = z.object({ name: nameSchema });
const tillRefFields = { id: textSchema(40), version: expectedVersionSchema };
export const renameTillSchema = z.object({ ...tillRefFields, name: nameSchema });
export const tillStepSchema = z.object(tillRefFields);
