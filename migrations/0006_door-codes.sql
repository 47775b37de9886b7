CREATE TABLE `account_secrets` (
	`account_id` text PRIMARY KEY NOT NULL,
	`door_key` text NOT NULL
);
--> statement-breakpoint
-- Every account has secrets of its own.
CREATE TRIGGER accounts_secrets_insert AFTER INSERT ON accounts BEGIN
  INSERT OR IGNORE INTO account_secrets (account_id, door_key) VALUES (NEW.id, lower(hex(randomblob(32))));
END;
--> statement-breakpoint
INSERT OR IGNORE INTO account_secrets (account_id, door_key) SELECT id, lower(hex(randomblob(32))) FROM accounts;
