ALTER TABLE `agent_positions` ADD `accuracy` real;--> statement-breakpoint
ALTER TABLE `agent_positions` ADD `heading` real;--> statement-breakpoint
CREATE INDEX `agent_messages_route` ON `agent_messages` (`route_id`) WHERE route_id is not null;