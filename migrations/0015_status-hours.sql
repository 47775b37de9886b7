CREATE TABLE `status_hours` (
	`hour` integer PRIMARY KEY NOT NULL,
	`first_minute` integer NOT NULL,
	`last_minute` integer NOT NULL,
	`minutes` integer NOT NULL,
	`waited_ms` integer NOT NULL,
	`tries` integer NOT NULL,
	`arrived` integer NOT NULL,
	`told_ms` integer
);
