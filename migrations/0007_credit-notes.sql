ALTER TABLE `agent_receipts` ADD `issuer` text;--> statement-breakpoint
ALTER TABLE `agent_receipts` ADD `supplier` text;--> statement-breakpoint
ALTER TABLE `agents` ADD `billing` text DEFAULT '{}' NOT NULL;