CREATE TABLE `order_fees` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`merchant_id` text,
	`shipping_method_id` text,
	`type` text NOT NULL,
	`event` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`formula` text NOT NULL,
	`inputs` text NOT NULL,
	`cycle` text,
	`rank` integer,
	`posted_at` integer NOT NULL,
	`actor_id` text,
	`invoice_id` text,
	`paid_at` integer,
	`voided_at` integer
);
--> statement-breakpoint
CREATE INDEX `order_fees_order` ON `order_fees` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_fees_once` ON `order_fees` (`order_id`,`event`,`type`) WHERE "voided_at" is null and "event" <> 'custom';--> statement-breakpoint
CREATE UNIQUE INDEX `order_fees_rank` ON `order_fees` (`cycle`,`rank`) WHERE "voided_at" is null and "cycle" is not null;--> statement-breakpoint
CREATE INDEX `order_fees_open` ON `order_fees` (`account_id`,`merchant_id`,`currency`,`amount`) WHERE "voided_at" is null and "paid_at" is null;--> statement-breakpoint
CREATE INDEX `order_fees_posted` ON `order_fees` (`account_id`,`merchant_id`,`posted_at`);--> statement-breakpoint
CREATE INDEX `order_fees_invoice` ON `order_fees` (`invoice_id`);--> statement-breakpoint
-- Nothing was ever written to it.
DROP TABLE `connections`;--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`carrier_account_id` text NOT NULL,
	`merchant_id` text NOT NULL,
	`merchant_account_id` text,
	`status` text NOT NULL,
	`invitation_id` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_merchant` ON `connections` (`merchant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `connections_pair` ON `connections` (`carrier_account_id`,`merchant_account_id`);--> statement-breakpoint
CREATE INDEX `connections_account` ON `connections` (`merchant_account_id`);--> statement-breakpoint
CREATE INDEX `connections_invitation` ON `connections` (`invitation_id`);--> statement-breakpoint
ALTER TABLE `invitations` ADD `merchant_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `owner_account_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `owner_customer_id` text;--> statement-breakpoint
CREATE INDEX `orders_owner_created` ON `orders` (`owner_account_id`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_owner_status` ON `orders` (`owner_account_id`,`status`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_owner_delivery` ON `orders` (`owner_account_id`,`delivery_from`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_owner_pickup` ON `orders` (`owner_account_id`,`pickup_from`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_owner_completed` ON `orders` (`owner_account_id`,`completed_at`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_owner_name` ON `orders` (`owner_account_id`,`customer_name`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_owner_destination` ON `orders` (`owner_account_id`,`destination_line`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_owner_customer` ON `orders` (`owner_account_id`,`owner_customer_id`,`id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_owner_external` ON `orders` (`owner_account_id`,`external_id`) WHERE "owner_account_id" is not null;--> statement-breakpoint
ALTER TABLE `merchants` ADD `billing_limits` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE merchants SET billing_limits = json_object(currency, billing_limit) WHERE billing_limit IS NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `shipping_method_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `location_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `measurement` text;--> statement-breakpoint
CREATE UNIQUE INDEX `merchants_linked` ON `merchants` (`account_id`,`merchant_account_id`);--> statement-breakpoint
CREATE INDEX `merchants_of` ON `merchants` (`merchant_account_id`);