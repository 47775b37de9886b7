import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { releaseRunItems, updatePaymentRun } from "../../db/payment-runs.writes.server.ts";
import { voidRunSchema } from "../../model/payment-run.ts";
import { changeDocument } from "../documents/change-document.server.ts";
import { paymentRunLifecycle } from "./run-lifecycle.server.ts";

/** Voids a run, whose file was not sent or not carried out: what it has not paid may be chosen again. */
export const voidPaymentRun = createCommand({
  name: "accounting.payment_runs.void",
  permission: [],
  input: voidRunSchema,
  run: (scope, { reason, ...seen }) =>
    changeDocument(scope, paymentRunLifecycle, seen, "void", async (run, status) =>
      ok([
        ...updatePaymentRun(scope, run, {
          ...{ type: "voided", status, detail: { note: reason } },
          set: { voidedAt: now(scope) },
        }),
        releaseRunItems(scope, run),
      ]),
    ),
});
