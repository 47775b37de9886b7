CREATE TABLE `recurring_dates` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`recurring_id` text NOT NULL,
	`date` text NOT NULL,
	`served_on` text NOT NULL,
	`state` text NOT NULL,
	`code` text,
	`field` text,
	`order_id` text,
	`order_number` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_dates_date` ON `recurring_dates` (`recurring_id`,`date`);--> statement-breakpoint
CREATE INDEX `recurring_dates_account` ON `recurring_dates` (`account_id`,`recurring_id`,`date`);--> statement-breakpoint
CREATE TABLE `recurring_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`order_number` text NOT NULL,
	`customer_name` text NOT NULL,
	`schedule` text NOT NULL,
	`lead_days` integer NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`exceptions` text NOT NULL,
	`active` integer NOT NULL,
	`since` integer NOT NULL,
	`next_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recurring_orders_account` ON `recurring_orders` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_orders_order` ON `recurring_orders` (`account_id`,`order_id`);--> statement-breakpoint
CREATE INDEX `recurring_orders_due` ON `recurring_orders` (`next_at`);