CREATE TABLE `directory_listings` (
	`account_id` text PRIMARY KEY NOT NULL,
	`listed` integer NOT NULL,
	`about` text,
	`services` text NOT NULL,
	`countries` text NOT NULL,
	`areas` text NOT NULL,
	`website` text,
	`email` text,
	`phone` text,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
