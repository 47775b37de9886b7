CREATE TABLE `line_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`document_kind` text NOT NULL,
	`document_id` text NOT NULL,
	`line_id` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`by_name` text NOT NULL,
	`at` integer NOT NULL,
	`answer` text,
	`answered_by_name` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `line_disputes_document` ON `line_disputes` (`account_id`,`document_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `line_disputes_open` ON `line_disputes` (`line_id`) WHERE "state" = 'open';--> statement-breakpoint
DROP INDEX `merchant_corrections_line`;--> statement-breakpoint
ALTER TABLE `merchant_corrections` ADD `dispute_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `merchant_corrections_dispute` ON `merchant_corrections` (`dispute_id`);--> statement-breakpoint
ALTER TABLE `invoices` ADD `disputes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was disputed and answered until now is the first entry of its line's history.
INSERT INTO line_disputes (id, account_id, document_kind, document_id, line_id, text, state, by_name, at, answer, answered_by_name, answered_at)
SELECT l.id, l.account_id, 'settlement', l.settlement_id, l.id, l.dispute, l.dispute_state, coalesce(l.disputed_by_name, ''), coalesce(l.disputed_at, 0),
  l.answer, c.created_by_name, c.created_at
FROM settlement_lines l LEFT JOIN merchant_corrections c ON c.line_id = l.id
WHERE l.dispute IS NOT NULL AND l.dispute_state IS NOT NULL;--> statement-breakpoint
UPDATE merchant_corrections SET dispute_id = line_id;--> statement-breakpoint
ALTER TABLE `settlement_lines` DROP COLUMN `dispute`;--> statement-breakpoint
ALTER TABLE `settlement_lines` DROP COLUMN `dispute_state`;--> statement-breakpoint
ALTER TABLE `settlement_lines` DROP COLUMN `disputed_by_name`;--> statement-breakpoint
ALTER TABLE `settlement_lines` DROP COLUMN `disputed_at`;--> statement-breakpoint
ALTER TABLE `settlement_lines` DROP COLUMN `answer`;