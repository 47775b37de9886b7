ALTER TABLE `agents` ADD `invited_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `organization_name` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `payment_state` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `cancels_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `billing_event_at` integer;