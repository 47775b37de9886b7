CREATE TABLE `shop_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`platform` text NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`merchant_id` text,
	`first` text NOT NULL,
	`keys` text,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shop_grants_until` ON `shop_grants` (`until`);--> statement-breakpoint
ALTER TABLE `shop_orders` ADD `erase_at` integer;--> statement-breakpoint
CREATE INDEX `shop_orders_erase` ON `shop_orders` (`erase_at`) WHERE "erase_at" is not null;