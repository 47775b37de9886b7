CREATE TABLE `bank_payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`line` text NOT NULL,
	`part` integer NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL,
	`number` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_payouts_line` ON `bank_payouts` (`account_id`,`line`,`part`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_payouts_document` ON `bank_payouts` (`document_id`);