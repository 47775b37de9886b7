ALTER TABLE `document_series` ADD `given` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `document_numbers_given` ON `document_numbers` (`account_id`,`given_at`);--> statement-breakpoint
-- Receipts of payouts have numbers as well: those that were given stand in the log.
INSERT OR IGNORE INTO document_numbers (account_id, number, kind, document_id, given_at, actor_name)
SELECT account_id, number, 'agent_receipt', id, created_at, created_by_name FROM agent_receipts;
--> statement-breakpoint
UPDATE document_series SET given = (
  SELECT count(*) FROM document_numbers n
  WHERE n.account_id = document_series.account_id AND n.kind = document_series.kind
    AND CAST(substr(n.number, instr(n.number, '-') + 1, 4) AS INTEGER) = document_series.year
);
--> statement-breakpoint
CREATE TRIGGER document_numbers_agent_receipts AFTER INSERT ON agent_receipts BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, given_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'agent_receipt', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
-- How many numbers of a series stand in the log: the last one, where none is missing.
CREATE TRIGGER document_numbers_given AFTER INSERT ON document_numbers BEGIN
  INSERT INTO document_series (account_id, kind, year, last, given)
  VALUES (NEW.account_id, NEW.kind, CAST(substr(NEW.number, instr(NEW.number, '-') + 1, 4) AS INTEGER), 0, 1)
  ON CONFLICT (account_id, kind, year) DO UPDATE SET given = given + 1;
END;
