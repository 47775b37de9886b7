import { deletePayout } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readRuleBookings } from "../../db/bank-rules.server.ts";
import { unbookedLineSchema } from "../../model/bank/bank-statement.ts";

/**
 * Takes the booking of a line by a rule back, as if it had not been booked: the line waits again. Refused once the month that
 * it is posted in is closed.
 */
export const unbookLine = createCommand({
  name: "accounting.books.unbook",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: unbookedLineSchema,
  run: (scope, { line }) =>
    commitWithRetry(scope, async () => {
      const booked = (await readRuleBookings(scope, [line])).get(line);
      if (scope.account.kind !== "carrier" || !booked) return fail("not_found");
      const { id, name, account } = booked;
      return ok({
        statements: [
          ...deletePayout(scope, id),
          reverseDocument(scope, id, "original"),
          writeAudit(scope, "accounting.books.unbook", name, { account }),
        ],
        outcome: { line },
      });
    }),
});
