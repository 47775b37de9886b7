ALTER TABLE `stops` ADD `opens_at` integer;--> statement-breakpoint
ALTER TABLE `stops` ADD `closes_at` integer;