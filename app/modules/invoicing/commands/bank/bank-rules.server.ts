import { z } from "zod";
import { acceptAsWritten, completeWithoutChecks, createCatalogue } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { moveRow, readRowOrder } from "#app/platform/catalogue/row-order.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { bankRuleRows } from "../../db/bank-rules.server.ts";
import { bankRules } from "../../db/billing.tables.ts";
import { bankRuleSchema } from "../../model/bank/bank-rule.ts";

const permission = ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"] as const;

/** Rules for lines of bank statements that pay no document. */
export const bankRuleCatalogue = createCatalogue({
  name: "bank_rules",
  singular: "bank_rule",
  rows: bankRuleRows,
  permission,
  forms: { create: bankRuleSchema, update: bankRuleSchema.safeExtend(expectedVersionFields) },
  currencyFields: ["currency"],
  prepare: acceptAsWritten,
  complete: completeWithoutChecks,
  response: {
    row: createRowResponseSchema(bankRuleSchema, { place: z.int().describe("In the order of rules, from one") }),
  },
  isDeletable: true,
  columns: (column) => [
    column("position", "bank_rules:order", (row) => row.place),
    column("name", "bank_rules:name", (row) => row.name),
    column("booked_to", "bank_rules:booked_to", (row, { t }) => t(`accounting:account.${row.booked_to}`)),
    column("direction", "bank_rules:direction", (row, { t }) =>
      row.direction ? t(`bank_rules:directions.${row.direction}`) : "",
    ),
    column("text", "bank_rules:text", (row) => row.text ?? ""),
    column("party", "bank_rules:party", (row) => row.party ?? ""),
    column("iban", "bank_rules:iban", (row) => row.iban ?? ""),
    column("currency", "bank_rules:currency", (row) => row.currency ?? ""),
    column("amount_from", "bank_rules:amount_from", (row) => row.amount_from ?? ""),
    column("amount_to", "bank_rules:amount_to", (row) => row.amount_to ?? ""),
  ],
});

/** Moves a rule in the order in which lines are compared, counted from one; beyond the last it becomes the last. */
export const moveBankRule = createCommand({
  name: "settings.bank_rules.move",
  permission,
  input: z.object({
    id: z.uuid(),
    place: z.coerce
      .number()
      .pipe(z.int().min(1).max(100_000))
      .describe("Counted from one; the first rule that a line fits is proposed"),
  }),
  async run(scope, { id, place }) {
    const move = moveRow(scope, bankRules, await readRowOrder(scope, bankRules), { id, place });
    if (!move) return fail("not_found");
    const { name } = move.moved;
    const written = await commit(scope.db, [
      move.statement,
      writeAudit(scope, "settings.bank_rules.move", id, { name, place: move.place }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
