ALTER TABLE `agents` ADD `break_from` text;--> statement-breakpoint
ALTER TABLE `agents` ADD `break_to` text;--> statement-breakpoint
ALTER TABLE `agents` ADD `break_minutes` integer;