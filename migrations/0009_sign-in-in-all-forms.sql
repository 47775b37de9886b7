CREATE TABLE `configuration` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `totp` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`failed_tries` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `invitations` ADD `locations` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `invitations` ADD `declined_at` integer;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `secret_hash` text;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `data` text;--> statement-breakpoint
CREATE INDEX `one_time_codes_expiry` ON `one_time_codes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `place` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `confidential` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `configuration` (`id`, `uuid`, `created_at`) SELECT 1, lower(hex(randomblob(16))), 0 WHERE EXISTS (SELECT 1 FROM `users`);
