import { readBilling, updateBilling } from "#app/modules/workspace/db/billing.server.ts";
import { type BillingEvent, billingEventSchema } from "#app/modules/workspace/model/billing.ts";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

interface BillingContext {
  db: Database;
  ports: Ports;
}

/**
 * Applies an event of the billing provider: it carries the whole state. An event that was processed before, or is older
 * than the last one applied, changes nothing and returns `applied: false`.
 */
export const applyBillingEvent = createOpenCommand({
  name: "billing.apply",
  caller: "billing_provider",
  input: billingEventSchema,
  async run({ id, ...app }: BillingContext & { id: string }, input): Promise<Result<{ applied: boolean }>> {
    const applied = await applyEvent(app, id, input);
    return !applied.ok && applied.failure.code === "already_done" ? ok({ applied: false }) : applied;
  },
});

async function applyEvent(app: BillingContext, id: string, event: BillingEvent): Promise<Result<{ applied: boolean }>> {
  const before = await readBilling(app.db, event.account);
  if (!before) return fail("not_found");
  if (before.eventAt !== null && before.eventAt >= event.occurred_at) return ok({ applied: false });
  const { plan, trial_ends_at, cancelled_at, cancels_at, payment, features = before.features } = event.data;
  const changes = diffObjects(
    {
      plan: before.plan,
      trial_ends_at: before.trialEndsAt,
      cancelled_at: before.cancelledAt,
      cancels_at: before.cancelsAt,
      payment: before.payment ?? "ok",
      features: before.features,
    },
    { plan, trial_ends_at, cancelled_at, cancels_at, payment, features },
  );
  const written = await updateBilling(app, { id, event, before, changes });
  return written.ok ? ok({ applied: true }) : written;
}
