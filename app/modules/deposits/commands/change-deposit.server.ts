import { changeDocument } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { updateDeposit } from "../db/deposits.writes.server.ts";
import { confirmDepositSchema, parseAmount, voidDepositSchema } from "../model/deposit.ts";
import { depositLifecycle } from "./deposit-lifecycle.server.ts";
import { recordDepositConfirmed } from "./record-deposit-confirmed.server.ts";

/** Says what the bank credited of a deposit, where no line of a statement does. */
export const confirmDeposit = createCommand({
  name: "accounting.deposits.confirm",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  input: confirmDepositSchema,
  run: (scope, { counted, on, reason, ...seen }) =>
    changeDocument(scope, depositLifecycle, seen, "confirm", async (deposit) => {
      const sum = counted === undefined ? undefined : parseAmount(counted, deposit.currency);
      if (sum === null) return failFields({ counted: [{ code: "amount_invalid" }] });
      return recordDepositConfirmed(scope, deposit, { on, counted: sum, reason });
    }),
});

/** Voids a deposit that never left: cash and cheques are in the till again. */
export const voidDeposit = createCommand({
  name: "accounting.deposits.void",
  permission: ["accounting.order_collections", "accounting.order_collections.void_receipt"],
  input: voidDepositSchema,
  run: (scope, { reason, ...seen }) =>
    changeDocument(scope, depositLifecycle, seen, "void", async (deposit, status) =>
      ok([
        ...updateDeposit(scope, deposit, { type: "voided", status, detail: { note: reason } }),
        reverseDocument(scope, deposit.id),
      ]),
    ),
});
