CREATE TABLE `installation_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`user_id` text,
	`agent_id` text,
	`session` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`device` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`taken_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_session` ON `push_devices` (`session`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_user` ON `push_devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_devices_agent` ON `push_devices` (`account_id`,`agent_id`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `push` text;
--> statement-breakpoint
-- Who is signed out is notified no more, however the session ended.
CREATE TRIGGER sessions_push_delete AFTER DELETE ON sessions BEGIN
  DELETE FROM push_devices WHERE session = OLD.token_hash;
END;
--> statement-breakpoint
CREATE TRIGGER agent_sessions_push_delete AFTER DELETE ON agent_sessions BEGIN
  DELETE FROM push_devices WHERE session = OLD.token_hash;
END;
