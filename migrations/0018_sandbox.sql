ALTER TABLE `accounts` ADD `sandbox_of` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `clock_ahead` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `clock_target` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `walked_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `emptying_since` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_sandbox` ON `accounts` (`sandbox_of`) WHERE sandbox_of is not null;
--> statement-breakpoint
-- A sandbox has the plan and the features of its account, whoever writes them.
CREATE TRIGGER accounts_sandbox_follows AFTER UPDATE OF features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at ON accounts WHEN NEW.sandbox_of IS NULL BEGIN
  UPDATE accounts SET (features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at)
    = (NEW.features, NEW.plan, NEW.trial_ends_at, NEW.cancelled_at, NEW.payment_state, NEW.cancels_at)
  WHERE sandbox_of = NEW.id;
END;
--> statement-breakpoint
-- Nothing but a sandbox is emptied.
CREATE TRIGGER accounts_emptying BEFORE UPDATE OF emptying_since, sandbox_of ON accounts WHEN NEW.emptying_since IS NOT NULL AND NEW.sandbox_of IS NULL
BEGIN SELECT RAISE(ABORT, 'only a sandbox is emptied'); END;
--> statement-breakpoint
-- Its people are those of its account, with what they may do; places that they are confined to are not in it.
CREATE TRIGGER accounts_sandbox_people AFTER INSERT ON accounts WHEN NEW.sandbox_of IS NOT NULL BEGIN
  INSERT INTO memberships (account_id, user_id, is_owner, full_access, permissions, status, first_steps_hidden_at, created_at)
  SELECT NEW.id, user_id, is_owner, full_access, permissions, status, NEW.created_at, NEW.created_at FROM memberships WHERE account_id = NEW.sandbox_of;
END;
--> statement-breakpoint
CREATE TRIGGER memberships_sandbox_insert AFTER INSERT ON memberships BEGIN
  INSERT INTO memberships (account_id, user_id, is_owner, full_access, permissions, status, first_steps_hidden_at, created_at)
  SELECT id, NEW.user_id, NEW.is_owner, NEW.full_access, NEW.permissions, NEW.status, NEW.created_at, NEW.created_at FROM accounts WHERE sandbox_of = NEW.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER memberships_sandbox_update AFTER UPDATE OF is_owner, full_access, permissions, status ON memberships BEGIN
  UPDATE memberships SET (is_owner, full_access, permissions, status) = (NEW.is_owner, NEW.full_access, NEW.permissions, NEW.status)
  WHERE user_id = NEW.user_id AND account_id = (SELECT id FROM accounts WHERE sandbox_of = NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER memberships_sandbox_delete AFTER DELETE ON memberships BEGIN
  DELETE FROM memberships WHERE user_id = OLD.user_id AND account_id = (SELECT id FROM accounts WHERE sandbox_of = OLD.account_id);
END;
--> statement-breakpoint
-- What only grows grows in a sandbox, too, until it is emptied.
DROP TRIGGER ledger_transfers_keep_delete;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_keep_delete BEFORE DELETE ON ledger_transfers
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'ledger_transfers is append-only'); END;
--> statement-breakpoint
DROP TRIGGER ledger_accounts_keep_delete;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_keep_delete BEFORE DELETE ON ledger_accounts
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'ledger_accounts only grow'); END;
--> statement-breakpoint
DROP TRIGGER agent_transactions_keep_delete;
--> statement-breakpoint
CREATE TRIGGER agent_transactions_keep_delete BEFORE DELETE ON agent_transactions
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'agent_transactions are voided, not deleted'); END;
--> statement-breakpoint
DROP TRIGGER document_numbers_keep_delete;
--> statement-breakpoint
CREATE TRIGGER document_numbers_keep_delete BEFORE DELETE ON document_numbers
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'document_numbers is append-only'); END;
