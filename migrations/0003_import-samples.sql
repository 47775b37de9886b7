ALTER TABLE `imports` ADD `samples` text;--> statement-breakpoint
CREATE INDEX `imports_running` ON `imports` (`status`) WHERE status in ('validating', 'committing');