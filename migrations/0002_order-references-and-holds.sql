ALTER TABLE `orders` ADD `held_for` text;--> statement-breakpoint
CREATE INDEX `orders_status_delivery` ON `orders` (`account_id`,`status`,`delivery_from`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_external_own` ON `orders` (`account_id`,`external_id`) WHERE "merchant_id" is null;--> statement-breakpoint
CREATE INDEX `shipments_status_delivery` ON `shipments` (`account_id`,`type`,`status`,`delivery_from`,`id`);