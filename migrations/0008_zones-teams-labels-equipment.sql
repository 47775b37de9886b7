CREATE TABLE `equipment` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`serial` text,
	`agent_id` text,
	`vehicle_id` text,
	`notes` text,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `equipment_name` ON `equipment` (`account_id`,`name`);--> statement-breakpoint
CREATE TABLE `label_designs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`design` text NOT NULL,
	`is_default` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `label_designs_name` ON `label_designs` (`account_id`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `label_designs_default` ON `label_designs` (`account_id`) WHERE "is_default" = 1;--> statement-breakpoint
CREATE TABLE `coverage_areas` (
	`account_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`zones` text NOT NULL,
	`postal_codes` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `owner_kind`, `owner_id`)
);
--> statement-breakpoint
CREATE TABLE `delivery_zones` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`color` integer NOT NULL,
	`geometry` text NOT NULL,
	`west` real NOT NULL,
	`south` real NOT NULL,
	`east` real NOT NULL,
	`north` real NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_zones_name` ON `delivery_zones` (`account_id`,`name`);