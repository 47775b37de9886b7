import { createCommand } from "#app/platform/commands/command.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { updatePaymentRun } from "../../db/payment-runs.writes.server.ts";
import { runStepSchema } from "../../model/payment-run.ts";
import { changeDocument } from "../documents/change-document.server.ts";
import { paymentRunLifecycle } from "./run-lifecycle.server.ts";

/** Approves a run: a signed-in person who did not choose its payments. */
export const approvePaymentRun = createCommand({
  name: "accounting.payment_runs.approve",
  permission: [],
  input: runStepSchema,
  run: (scope, seen) =>
    changeDocument(scope, paymentRunLifecycle, seen, "approve", async (run, status) => {
      if (scope.program) return fail("token_no_person");
      if (run.createdBy === scope.actor.id) return fail("approval_missing");
      return ok(updatePaymentRun(scope, run, { type: "approved", status, detail: {} }));
    }),
});
