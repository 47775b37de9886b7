import { buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import type { AccountKindKey } from "../model/accounting.enums.ts";
import { bankMovements, ledgerTransfers } from "./accounting.tables.ts";

const bank: AccountKindKey = "carrier_bank";
const isBank = (side: "debit" | "credit") => `instr(NEW.${side}_account, ':${bank}:') > 0`;
const taken = "account_id = NEW.account_id AND transfer_id = NEW.reverses AND line IS NULL";

export const bankTriggers: readonly TriggerPart[] = [
  {
    why: "What moves the bank's account is a row to be found on a statement, whichever command posts it; what is taken back before that needs no line.",
    statements: [
      buildTrigger({
        ...{ name: "bank_movements_posted", at: "AFTER INSERT", on: ledgerTransfers },
        when: `${isBank("debit")} OR ${isBank("credit")}`,
        run: [
          `INSERT INTO bank_movements (account_id, seq, transfer_id, currency, amount, document_kind, document_id, happened_on, line)
  VALUES (NEW.account_id, NEW.seq, NEW.id, NEW.currency, iif(${isBank("debit")}, NEW.amount, -NEW.amount), NEW.document_kind, coalesce(NEW.document_id, NEW.id), NEW.happened_on,
    iif(NEW.reverses IS NOT NULL AND EXISTS (SELECT 1 FROM bank_movements WHERE ${taken}), '', NULL));`,
          `UPDATE bank_movements SET line = '' WHERE ${taken};`,
        ],
      }),
    ],
  },
  {
    why: "What of a line is not in the ledger is read in lists and equations without adding up all movements.",
    statements: [
      buildTrigger({
        ...{ name: "bank_lines_open", at: "AFTER UPDATE", on: bankMovements, of: ["line"] },
        when: "OLD.line IS NOT NEW.line",
        run: [
          "UPDATE bank_lines SET open = open + OLD.amount WHERE account_id = OLD.account_id AND line = OLD.line;",
          "UPDATE bank_lines SET open = open - NEW.amount WHERE account_id = NEW.account_id AND line = NEW.line;",
        ],
      }),
    ],
  },
];
