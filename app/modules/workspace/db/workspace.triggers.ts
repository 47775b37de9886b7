import { buildRefusal, buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { accounts } from "./workspace.tables.ts";

/** What a sandbox has of its account. */
const shared = ["features", "plan", "trialEndsAt", "cancelledAt", "paymentState", "cancelsAt"] as const;

export const workspaceTriggers: readonly TriggerPart[] = [
  {
    why: "Every account has secrets of its own from its first moment on, also one that a test or a script makes.",
    statements: [
      buildTrigger({
        ...{ name: "accounts_secrets_insert", at: "AFTER INSERT", on: accounts },
        run: [
          "INSERT OR IGNORE INTO account_secrets (account_id, delivery_code_key) VALUES (NEW.id, lower(hex(randomblob(32))));",
        ],
      }),
    ],
  },
  {
    why: "A sandbox has the plan and the features of its account, whichever command or billing message writes them.",
    statements: [
      buildTrigger({
        ...{ name: "accounts_sandbox_follows", at: "AFTER UPDATE", on: accounts, of: shared },
        when: "NEW.sandbox_of IS NULL",
        run: [
          `UPDATE accounts SET (features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at)
    = (NEW.features, NEW.plan, NEW.trial_ends_at, NEW.cancelled_at, NEW.payment_state, NEW.cancels_at)
  WHERE sandbox_of = NEW.id;`,
        ],
      }),
    ],
  },
  {
    why: "Nothing but a sandbox is reset: the last guard before an account's rows are deleted.",
    statements: [
      buildTrigger({
        ...{ name: "accounts_reset_guard", at: "BEFORE UPDATE", on: accounts, of: ["resetStartedAt", "sandboxOf"] },
        when: "NEW.reset_started_at IS NOT NULL AND NEW.sandbox_of IS NULL",
        run: [buildRefusal("only a sandbox is reset")],
      }),
    ],
  },
];
