ALTER TABLE `webhook_endpoints` ADD `signing` text DEFAULT 'v1' NOT NULL;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `signing_key` text;