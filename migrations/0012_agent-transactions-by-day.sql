DROP INDEX `agent_transactions_agent`;--> statement-breakpoint
CREATE INDEX `agent_transactions_state` ON `agent_transactions` (`account_id`,`agent_id`,`state`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `agent_transactions_agent` ON `agent_transactions` (`account_id`,`agent_id`,`day`,`id`);