import { describeUniqueConflict } from "#app/platform/db/conflicts.ts";
import { buildRefusal, buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { ledgerTransfers } from "./accounting.tables.ts";
import { tills } from "./tills.tables.ts";

export const tillTriggers: readonly TriggerPart[] = [
  {
    why: "A till is closed empty and stays so, whichever command moves cash or takes it back meanwhile.",
    statements: [
      buildTrigger({
        ...{ name: "tills_closed_stay_empty", at: "BEFORE INSERT", on: ledgerTransfers },
        when: `EXISTS (SELECT 1 FROM ledger_accounts a JOIN tills t ON t.account_id = a.account_id AND t.id = a.owner_id
  WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.kind = 'carrier_cash' AND t.closed)`,
        run: [buildRefusal(describeUniqueConflict("tills.closed"))],
      }),
      buildTrigger({
        ...{ name: "tills_close_empty", at: "BEFORE UPDATE", on: tills, of: ["closed"] },
        when: `NEW.closed AND NOT OLD.closed AND EXISTS (SELECT 1 FROM ledger_accounts a
  WHERE a.account_id = NEW.account_id AND a.kind = 'carrier_cash' AND a.owner_id = NEW.id AND a.debit <> a.credit)`,
        run: [buildRefusal(describeUniqueConflict("tills.balance"))],
      }),
    ],
  },
];
