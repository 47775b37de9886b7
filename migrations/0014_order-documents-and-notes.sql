CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`about` text NOT NULL,
	`about_id` text NOT NULL,
	`text` text NOT NULL,
	`mentions` text NOT NULL,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notes_about` ON `notes` (`about_id`,`id`);--> statement-breakpoint
CREATE TABLE `order_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_documents_order` ON `order_documents` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_documents_waiting` ON `order_documents` (`created_at`) WHERE "order_id" is null;