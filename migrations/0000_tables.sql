-- Written by npm run db:migrations from app/**/db/*.tables.ts: change those, not this.
CREATE TABLE `access_token_secrets` (
	`hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`token_id` text NOT NULL,
	`prefix` text NOT NULL,
	`created_at` integer NOT NULL,
	`door` text,
	`ends_at` integer,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `access_token_secrets_token` ON `access_token_secrets` (`token_id`);
--> statement-breakpoint
CREATE TABLE `access_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`notes` text,
	`full_access` integer NOT NULL,
	`permissions` text NOT NULL,
	`locations` text NOT NULL,
	`addresses` text NOT NULL,
	`merchant_id` text,
	`manages_access` integer DEFAULT false NOT NULL,
	`created_by` text,
	`parent_id` text,
	`parent_secret` text,
	`app_id` text,
	`user_id` text,
	`expires_on` text,
	`expires_at` integer,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `access_tokens_account` ON `access_tokens` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `account_secrets` (
	`account_id` text PRIMARY KEY NOT NULL,
	`delivery_code_key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`organization_name` text,
	`country` text NOT NULL,
	`postal_code` text,
	`logo` text,
	`timezone` text NOT NULL,
	`features` text NOT NULL,
	`plan` text,
	`trial_ends_at` integer,
	`cancelled_at` integer,
	`payment_state` text,
	`cancels_at` integer,
	`billing_event_at` integer,
	`preferences` text NOT NULL,
	`routing` text NOT NULL,
	`billing` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`sandbox_of` text,
	`clock_ahead` integer DEFAULT 0 NOT NULL,
	`clock_target` integer,
	`clock_advanced_at` integer,
	`reset_started_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_sandbox` ON `accounts` (`sandbox_of`) WHERE sandbox_of is not null;
--> statement-breakpoint
CREATE TABLE `addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`label` text,
	`address` text NOT NULL,
	`longitude` real,
	`latitude` real,
	`coarse` integer DEFAULT false NOT NULL,
	`opening_hours` text NOT NULL,
	`allowed_vehicle_types` text NOT NULL,
	`prohibited_vehicles` text NOT NULL,
	`allowed_agents` text NOT NULL,
	`service_minutes` real,
	`is_default` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `addresses_customer` ON `addresses` (`account_id`,`customer_id`);
--> statement-breakpoint
CREATE TABLE `agent_due_spans` (
	`account_id` text NOT NULL,
	`unit` text NOT NULL,
	`span` text NOT NULL,
	`agent_id` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`flat` integer DEFAULT 0 NOT NULL,
	`flat_days` integer DEFAULT 0 NOT NULL,
	`hour` integer DEFAULT 0 NOT NULL,
	`hour_minutes` integer DEFAULT 0 NOT NULL,
	`shipment` integer DEFAULT 0 NOT NULL,
	`shipment_count` integer DEFAULT 0 NOT NULL,
	`distance` integer DEFAULT 0 NOT NULL,
	`distance_meters` integer DEFAULT 0 NOT NULL,
	`custom` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `unit`, `span`, `agent_id`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `agent_dues` (
	`id` text GENERATED ALWAYS AS ("agent_id" || ':' || "currency") VIRTUAL NOT NULL,
	`account_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`flat` integer DEFAULT 0 NOT NULL,
	`flat_days` integer DEFAULT 0 NOT NULL,
	`hour` integer DEFAULT 0 NOT NULL,
	`hour_minutes` integer DEFAULT 0 NOT NULL,
	`shipment` integer DEFAULT 0 NOT NULL,
	`shipment_count` integer DEFAULT 0 NOT NULL,
	`distance` integer DEFAULT 0 NOT NULL,
	`distance_meters` integer DEFAULT 0 NOT NULL,
	`custom` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `agent_id`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `agent_holdings` (
	`id` text GENERATED ALWAYS AS ("agent_id" || ':' || "currency") VIRTUAL NOT NULL,
	`account_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`currency` text NOT NULL,
	`open_count` integer DEFAULT 0 NOT NULL,
	`open_cash` integer DEFAULT 0 NOT NULL,
	`open_other` integer DEFAULT 0 NOT NULL,
	`receipt_count` integer DEFAULT 0 NOT NULL,
	`receipt_cash` integer DEFAULT 0 NOT NULL,
	`receipt_other` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `agent_id`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `agent_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`kind` text NOT NULL,
	`route_id` text,
	`body` text NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `agent_messages_unseen` ON `agent_messages` (`account_id`,`agent_id`,`read_at`);
--> statement-breakpoint
CREATE INDEX `agent_messages_route` ON `agent_messages` (`route_id`) WHERE route_id is not null;
--> statement-breakpoint
CREATE TABLE `agent_positions` (
	`agent_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`longitude` real NOT NULL,
	`latitude` real NOT NULL,
	`accuracy` real,
	`heading` real,
	`at` integer NOT NULL,
	`odometer` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `agent_receipt_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`receipt_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`position` integer NOT NULL,
	`live` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `agent_receipt_lines_receipt` ON `agent_receipt_lines` (`receipt_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_receipt_lines_live` ON `agent_receipt_lines` (`transaction_id`) WHERE "live" = 1;
--> statement-breakpoint
CREATE TABLE `agent_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`agent_id` text NOT NULL,
	`currency` text NOT NULL,
	`status` integer NOT NULL,
	`line_count` integer NOT NULL,
	`total` integer NOT NULL,
	`tax` integer NOT NULL,
	`tax_rate` integer,
	`exchange` text,
	`payroll` integer NOT NULL,
	`issuer` text,
	`supplier` text,
	`cash` integer,
	`collection_receipt_id` text,
	`method` text,
	`paid_on` text,
	`paid_at` integer,
	`paid_by_name` text,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL,
	`voided_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_receipts_number` ON `agent_receipts` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `agent_receipts_created` ON `agent_receipts` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `agent_receipts_agent` ON `agent_receipts` (`account_id`,`agent_id`,`id`);
--> statement-breakpoint
CREATE INDEX `agent_receipts_pending` ON `agent_receipts` (`account_id`,`created_at`) WHERE "status" = 1;
--> statement-breakpoint
CREATE TABLE `agent_refusals` (
	`account_id` text NOT NULL,
	`shipment_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`reason` text NOT NULL,
	`refused_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `shipment_id`, `agent_id`)
);
--> statement-breakpoint
CREATE TABLE `agent_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`kind` text NOT NULL,
	`device` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `agent_sessions_agent` ON `agent_sessions` (`account_id`,`agent_id`);
--> statement-breakpoint
CREATE TABLE `agent_shifts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`date` text NOT NULL,
	`starts_at` text,
	`ends_at` text,
	`note` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_shifts_day` ON `agent_shifts` (`account_id`,`agent_id`,`date`);
--> statement-breakpoint
CREATE INDEX `agent_shifts_date` ON `agent_shifts` (`account_id`,`date`);
--> statement-breakpoint
CREATE TABLE `agent_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`currency` text NOT NULL,
	`type` integer NOT NULL,
	`amount` integer NOT NULL,
	`quantity` integer NOT NULL,
	`day` text NOT NULL,
	`source` text NOT NULL,
	`inputs` text NOT NULL,
	`shipment_id` text,
	`route_id` text,
	`method` integer,
	`description` text,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL,
	`receipt_id` text,
	`paid_at` integer,
	`voided_at` integer,
	`voided_by_name` text,
	`void_reason` text,
	`state` text GENERATED ALWAYS AS (case when "voided_at" is not null then 'voided' when "paid_at" is not null then 'paid' when "receipt_id" is not null then 'in_receipt' else 'open' end) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_transactions_source` ON `agent_transactions` (`account_id`,`source`) WHERE "voided_at" is null;
--> statement-breakpoint
CREATE INDEX `agent_transactions_sources` ON `agent_transactions` (`account_id`,`source`);
--> statement-breakpoint
CREATE INDEX `agent_transactions_agent` ON `agent_transactions` (`account_id`,`agent_id`,`day`,`id`);
--> statement-breakpoint
CREATE INDEX `agent_transactions_amount` ON `agent_transactions` (`account_id`,`agent_id`,`amount`,`id`);
--> statement-breakpoint
CREATE INDEX `agent_transactions_state` ON `agent_transactions` (`account_id`,`agent_id`,`state`,`day`,`id`);
--> statement-breakpoint
CREATE INDEX `agent_transactions_open` ON `agent_transactions` (`account_id`,`agent_id`,`currency`,`id`) WHERE "receipt_id" is null and "voided_at" is null;
--> statement-breakpoint
CREATE INDEX `agent_transactions_unpaid` ON `agent_transactions` (`account_id`,`agent_id`,`currency`,`amount`) WHERE "paid_at" is null and "voided_at" is null;
--> statement-breakpoint
CREATE INDEX `agent_transactions_receipt` ON `agent_transactions` (`receipt_id`) WHERE "receipt_id" is not null;
--> statement-breakpoint
CREATE INDEX `agent_transactions_shipment` ON `agent_transactions` (`shipment_id`) WHERE "shipment_id" is not null;
--> statement-breakpoint
CREATE TABLE `agents` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`external_id` text,
	`team_id` text,
	`functions` text NOT NULL,
	`payout` text NOT NULL,
	`billing` text DEFAULT '{}' NOT NULL,
	`working_hours_limit` real,
	`shift_start` text,
	`shift_end` text,
	`break_from` text,
	`break_to` text,
	`break_minutes` integer,
	`cash_limit` integer,
	`cash_limit_currency` text,
	`invited_at` integer,
	`last_seen_at` integer,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agents_phone` ON `agents` (`account_id`,`phone`);
--> statement-breakpoint
CREATE TABLE `alert_lines` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`rule_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`number` text NOT NULL,
	`at` integer NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_lines_event` ON `alert_lines` (`rule_id`,`event_id`);
--> statement-breakpoint
CREATE INDEX `alert_lines_due` ON `alert_lines` (`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `alert_lines_rule` ON `alert_lines` (`account_id`,`rule_id`,`at`);
--> statement-breakpoint
CREATE INDEX `alert_lines_at` ON `alert_lines` (`at`);
--> statement-breakpoint
CREATE TABLE `alert_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`events` text NOT NULL,
	`audience` text NOT NULL,
	`roles` text DEFAULT '[]' NOT NULL,
	`members` text NOT NULL,
	`channels` text NOT NULL,
	`phones` text NOT NULL,
	`slack_url` text,
	`teams_url` text,
	`digest` text NOT NULL,
	`quiet_from` text,
	`quiet_until` text,
	`round` integer DEFAULT 0 NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_rules_account` ON `alert_rules` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `analytics_due` (
	`account_id` text NOT NULL,
	`subject` text NOT NULL,
	`id` text NOT NULL,
	`marks` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `subject`, `id`)
);
--> statement-breakpoint
CREATE TABLE `analytics_due_days` (
	`account_id` text NOT NULL,
	`subject` text NOT NULL,
	`day` text NOT NULL,
	`marks` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `subject`, `day`)
);
--> statement-breakpoint
CREATE TABLE `embeds` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`key` text DEFAULT '' NOT NULL,
	`dashboard` text NOT NULL,
	`merchant_id` text,
	`location_id` text,
	`team_id` text,
	`sites` text NOT NULL,
	`ends_on` text,
	`author_id` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `embeds_name` ON `embeds` (`account_id`,`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `embeds_key` ON `embeds` (`key`);
--> statement-breakpoint
CREATE TABLE `analytics_facts` (
	`subject` text NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`location` text,
	`merchant` text,
	`method` text,
	`zone` text,
	`team` text,
	`agent` text,
	`type` text,
	`vehicle` text,
	`to_location` text,
	`counts` text NOT NULL,
	`recount_at` integer,
	PRIMARY KEY(`subject`, `id`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `analytics_facts_day` ON `analytics_facts` (`account_id`,`subject`,`day`,`id`);
--> statement-breakpoint
CREATE INDEX `analytics_facts_recount` ON `analytics_facts` (`recount_at`) WHERE "recount_at" is not null;
--> statement-breakpoint
CREATE TABLE `analytics_recounts` (
	`account_id` text NOT NULL,
	`subject` text NOT NULL,
	`reached` text NOT NULL,
	PRIMARY KEY(`account_id`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `analytics_sums` (
	`account_id` text NOT NULL,
	`subject` text NOT NULL,
	`unit` text NOT NULL,
	`dimension` text NOT NULL,
	`day` text NOT NULL,
	`value` text NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`account_id`, `subject`, `unit`, `dimension`, `day`, `value`)
);
--> statement-breakpoint
CREATE TABLE `api_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`place` integer NOT NULL,
	`token_id` text NOT NULL,
	`at` integer NOT NULL,
	`method` text NOT NULL,
	`path` text NOT NULL,
	`query` text,
	`tool` text,
	`status` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`code` text,
	`idempotency_key` text,
	`replayed` integer NOT NULL,
	`address` text,
	`user_agent` text,
	`request_id` text NOT NULL,
	`request_type` text,
	`request_bytes` integer,
	`response_type` text,
	`response_bytes` integer,
	`request_body` text,
	`response_body` text
);
--> statement-breakpoint
CREATE INDEX `api_requests_account` ON `api_requests` (`account_id`,`place`);
--> statement-breakpoint
CREATE INDEX `api_requests_token` ON `api_requests` (`account_id`,`token_id`,`place`);
--> statement-breakpoint
CREATE INDEX `api_requests_at` ON `api_requests` (`at`);
--> statement-breakpoint
CREATE TABLE `app_exchanges` (
	`hash` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`token_id` text NOT NULL,
	`kind` text NOT NULL,
	`redirect` text,
	`challenge` text,
	`door` text,
	`uses` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `app_exchanges_token` ON `app_exchanges` (`account_id`,`token_id`);
--> statement-breakpoint
CREATE INDEX `app_exchanges_end` ON `app_exchanges` (`ends_at`);
--> statement-breakpoint
CREATE TABLE `apps` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`website` text,
	`redirects` text NOT NULL,
	`confidential` integer NOT NULL,
	`secret_hash` text,
	`webhook_url` text,
	`webhook_events` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `apps_name` ON `apps` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `arrival_margins` (
	`account_id` text PRIMARY KEY NOT NULL,
	`learned_at` integer NOT NULL,
	`margins` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `attendance` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`date` text NOT NULL,
	`checked_in_at` integer NOT NULL,
	`checked_in_by` text NOT NULL,
	`in_place` text,
	`in_report` text,
	`shift_from` integer,
	`shift_to` integer,
	`due_out_at` integer,
	`checked_out_at` integer,
	`checked_out_by` text,
	`out_place` text,
	`out_report` text,
	`minutes` integer,
	`approval` text,
	`approval_reasons` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attendance_on_duty` ON `attendance` (`account_id`,`agent_id`) WHERE checked_out_at is null;
--> statement-breakpoint
CREATE INDEX `attendance_agent` ON `attendance` (`account_id`,`agent_id`,`checked_in_at`);
--> statement-breakpoint
CREATE INDEX `attendance_day` ON `attendance` (`account_id`,`date`);
--> statement-breakpoint
CREATE INDEX `attendance_waiting` ON `attendance` (`account_id`,`checked_in_at`) WHERE approval = 'waiting';
--> statement-breakpoint
CREATE INDEX `attendance_due` ON `attendance` (`due_out_at`) WHERE checked_out_at is null;
--> statement-breakpoint
CREATE TABLE `attendance_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`attendance_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`from_status` integer,
	`to_status` integer NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`detail` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attendance_events_version` ON `attendance_events` (`attendance_id`,`version`);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text,
	`detail` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_account` ON `audit_log` (`account_id`,`id`);
--> statement-breakpoint
CREATE TABLE `automation_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`location_id` text,
	`event` text,
	`definition` text NOT NULL,
	`active` integer NOT NULL,
	`active_since` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`next_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `automation_rules_name` ON `automation_rules` (`account_id`,`name`);
--> statement-breakpoint
CREATE INDEX `automation_rules_due` ON `automation_rules` (`next_at`);
--> statement-breakpoint
CREATE INDEX `automation_rules_event` ON `automation_rules` (`account_id`,`event`) WHERE "automation_rules"."event" is not null;
--> statement-breakpoint
CREATE TABLE `automation_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`rule_id` text NOT NULL,
	`rule_name` text NOT NULL,
	`due_at` integer NOT NULL,
	`part` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`plan_id` text,
	`order_id` text,
	`order_number` text,
	`depth` integer DEFAULT 0 NOT NULL,
	`detail` text NOT NULL,
	`changed_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `automation_runs_moment` ON `automation_runs` (`rule_id`,`due_at`,`part`);
--> statement-breakpoint
CREATE INDEX `automation_runs_rule` ON `automation_runs` (`account_id`,`rule_id`,`id`);
--> statement-breakpoint
CREATE INDEX `automation_runs_account` ON `automation_runs` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `automation_runs_old` ON `automation_runs` (`changed_at`);
--> statement-breakpoint
CREATE INDEX `automation_runs_open` ON `automation_runs` (`state`) WHERE "automation_runs"."state" in ('due', 'made', 'searching');
--> statement-breakpoint
CREATE TABLE `bank_lines` (
	`account_id` text NOT NULL,
	`line` text NOT NULL,
	`currency` text NOT NULL,
	`booked_on` text NOT NULL,
	`amount` integer NOT NULL,
	`open` integer NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`account_id`, `line`)
);
--> statement-breakpoint
CREATE INDEX `bank_lines_open` ON `bank_lines` (`account_id`,`booked_on`) WHERE "open" <> 0;
--> statement-breakpoint
CREATE TABLE `bank_movements` (
	`account_id` text NOT NULL,
	`seq` integer NOT NULL,
	`transfer_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`document_kind` text,
	`document_id` text NOT NULL,
	`happened_on` text NOT NULL,
	`line` text,
	PRIMARY KEY(`account_id`, `seq`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_movements_transfer` ON `bank_movements` (`transfer_id`);
--> statement-breakpoint
CREATE INDEX `bank_movements_open` ON `bank_movements` (`account_id`,`currency`,`happened_on`) WHERE "line" is null;
--> statement-breakpoint
CREATE INDEX `bank_movements_document` ON `bank_movements` (`document_id`);
--> statement-breakpoint
CREATE INDEX `bank_movements_line` ON `bank_movements` (`account_id`,`line`) WHERE "line" > '';
--> statement-breakpoint
CREATE TABLE `bank_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`line` text NOT NULL,
	`part` integer NOT NULL,
	`invoice_id` text NOT NULL,
	`merchant_id` text NOT NULL,
	`iban` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_payments_line` ON `bank_payments` (`account_id`,`line`,`part`);
--> statement-breakpoint
CREATE INDEX `bank_payments_invoice` ON `bank_payments` (`invoice_id`);
--> statement-breakpoint
CREATE INDEX `bank_payments_iban` ON `bank_payments` (`account_id`,`iban`);
--> statement-breakpoint
CREATE TABLE `bank_payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`line` text NOT NULL,
	`part` integer NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL,
	`number` text NOT NULL,
	`run_id` text,
	`returned` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_payouts_line` ON `bank_payouts` (`account_id`,`line`,`part`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_payouts_document` ON `bank_payouts` (`document_id`) WHERE "returned" = 0;
--> statement-breakpoint
CREATE TABLE `bank_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`booked_to` text NOT NULL,
	`direction` text,
	`text` text,
	`party` text,
	`iban` text,
	`currency` text,
	`amount_from` integer,
	`amount_to` integer,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_rules_name` ON `bank_rules` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `bank_statements` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`iban` text NOT NULL,
	`currency` text NOT NULL,
	`from_on` text NOT NULL,
	`through_on` text NOT NULL,
	`opening` integer NOT NULL,
	`closing` integer NOT NULL,
	`sequence` integer,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_statements_once` ON `bank_statements` (`account_id`,`currency`,`iban`,`from_on`,`through_on`,`opening`,`closing`);
--> statement-breakpoint
CREATE TABLE `checkout_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`key` text DEFAULT '' NOT NULL,
	`sites` text NOT NULL,
	`merchant_id` text,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_keys_name` ON `checkout_keys` (`account_id`,`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_keys_key` ON `checkout_keys` (`key`);
--> statement-breakpoint
CREATE TABLE `cheques` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text,
	`invoice_id` text,
	`invoice_number` text,
	`merchant_id` text,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`till_id` text NOT NULL,
	`receipt_id` text,
	`deposit_id` text,
	`return_reason` text,
	`charge` integer,
	`returned_at` integer,
	`again_order_id` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cheques_state` ON `cheques` (`account_id`,`state`,`id`);
--> statement-breakpoint
CREATE INDEX `cheques_deposit` ON `cheques` (`deposit_id`) WHERE "deposit_id" is not null;
--> statement-breakpoint
CREATE INDEX `cheques_invoice` ON `cheques` (`invoice_id`) WHERE "invoice_id" is not null;
--> statement-breakpoint
CREATE TABLE `collection_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`agent_id` text NOT NULL,
	`currency` text NOT NULL,
	`status` integer NOT NULL,
	`line_count` integer NOT NULL,
	`cash` integer NOT NULL,
	`other` integer NOT NULL,
	`total` integer NOT NULL,
	`counted` integer,
	`pieces` text,
	`difference` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`borne_by` text,
	`note` text,
	`till_id` text,
	`created_at` integer NOT NULL,
	`created_by` text,
	`created_by_name` text NOT NULL,
	`received_at` integer,
	`received_by_name` text,
	`voided_at` integer,
	`agent_receipt_id` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collection_receipts_number` ON `collection_receipts` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `collection_receipts_created` ON `collection_receipts` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `collection_receipts_agent` ON `collection_receipts` (`account_id`,`agent_id`,`id`);
--> statement-breakpoint
CREATE INDEX `collection_receipts_pending` ON `collection_receipts` (`account_id`,`created_at`) WHERE "status" = 1;
--> statement-breakpoint
CREATE TABLE `collections` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`merchant_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`method` integer NOT NULL,
	`prepayment_required` integer NOT NULL,
	`status` integer NOT NULL,
	`waived` integer DEFAULT false NOT NULL,
	`agent_reason` text,
	`prepaid_holder` text,
	`agent_id` text,
	`collected_at` integer,
	`receipt_id` text,
	`settlement_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_id_unique` ON `collections` (`id`);
--> statement-breakpoint
CREATE INDEX `collections_order` ON `collections` (`order_id`);
--> statement-breakpoint
CREATE INDEX `collections_status` ON `collections` (`account_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `collections_collected` ON `collections` (`account_id`,`collected_at`,`id`);
--> statement-breakpoint
CREATE INDEX `collections_amount` ON `collections` (`account_id`,`amount`,`id`);
--> statement-breakpoint
CREATE INDEX `collections_held` ON `collections` (`account_id`,`agent_id`,`currency`,`collected_at`,`receipt_id`,`method`,`amount`) WHERE "status" = 3;
--> statement-breakpoint
CREATE INDEX `collections_owed` ON `collections` (`account_id`,`merchant_id`,`currency`,`status`,`prepaid_holder`,`amount`) WHERE "status" in (2, 4);
--> statement-breakpoint
CREATE INDEX `collections_receipt` ON `collections` (`account_id`,`currency`,`receipt_id`) WHERE "receipt_id" is not null;
--> statement-breakpoint
CREATE TABLE `configuration` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`carrier_account_id` text NOT NULL,
	`merchant_id` text NOT NULL,
	`merchant_account_id` text,
	`status` text NOT NULL,
	`invitation_id` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_merchant` ON `connections` (`merchant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_pair` ON `connections` (`carrier_account_id`,`merchant_account_id`) WHERE status = 'accepted';
--> statement-breakpoint
CREATE INDEX `connections_account` ON `connections` (`merchant_account_id`);
--> statement-breakpoint
CREATE INDEX `connections_invitation` ON `connections` (`invitation_id`);
--> statement-breakpoint
CREATE TABLE `inbox` (
	`consumer` text NOT NULL,
	`message` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`consumer`, `message`)
);
--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contacts_customer` ON `contacts` (`account_id`,`customer_id`,`position`);
--> statement-breakpoint
CREATE TABLE `counters` (
	`account_id` text NOT NULL,
	`module` text NOT NULL,
	`facet` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`account_id`, `module`, `facet`)
);
--> statement-breakpoint
CREATE INDEX `counters_due` ON `counters` (`facet`) WHERE "module" = 'orders_due';
--> statement-breakpoint
CREATE TABLE `coverage_areas` (
	`account_id` text NOT NULL,
	`owner_kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`zones` text NOT NULL,
	`areas` text DEFAULT '[]' NOT NULL,
	`postal_codes` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `owner_kind`, `owner_id`)
);
--> statement-breakpoint
CREATE TABLE `credit_note_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`credit_note_id` text NOT NULL,
	`invoice_line_id` text NOT NULL,
	`amount` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credit_note_lines_note` ON `credit_note_lines` (`credit_note_id`,`position`);
--> statement-breakpoint
CREATE INDEX `credit_note_lines_line` ON `credit_note_lines` (`invoice_line_id`);
--> statement-breakpoint
CREATE TABLE `credit_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`invoice_id` text NOT NULL,
	`invoice_number` text NOT NULL,
	`invoice_issued_on` text NOT NULL,
	`merchant_id` text NOT NULL,
	`currency` text NOT NULL,
	`issued_on` text NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`reason` text NOT NULL,
	`gross` integer NOT NULL,
	`discount` integer NOT NULL,
	`tax_treatment` text NOT NULL,
	`tax_rate` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`allocated` integer NOT NULL,
	`seller` text NOT NULL,
	`buyer` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_notes_number` ON `credit_notes` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `credit_notes_created` ON `credit_notes` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `credit_notes_invoice` ON `credit_notes` (`invoice_id`);
--> statement-breakpoint
CREATE INDEX `credit_notes_merchant` ON `credit_notes` (`account_id`,`merchant_id`,`id`);
--> statement-breakpoint
CREATE TABLE `custom_fields` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`noun` text NOT NULL,
	`key` text NOT NULL,
	`noun_key` text GENERATED ALWAYS AS (noun || ':' || key) VIRTUAL,
	`name` text NOT NULL,
	`name_de` text,
	`kind` text NOT NULL,
	`choices` text NOT NULL,
	`unit` text,
	`max_length` integer,
	`required` integer NOT NULL,
	`in_form` integer NOT NULL,
	`in_list` integer NOT NULL,
	`in_filter` integer NOT NULL,
	`for_driver` integer NOT NULL,
	`on_label` integer NOT NULL,
	`for_customers` integer NOT NULL,
	`customers_change` integer NOT NULL,
	`on_invoice` integer NOT NULL,
	`position` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_key` ON `custom_fields` (`account_id`,`noun`,`key`);
--> statement-breakpoint
CREATE TABLE `customer_merges` (
	`account_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`into_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `customer_id`)
);
--> statement-breakpoint
CREATE TABLE `customer_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`event` text NOT NULL,
	`version` text NOT NULL,
	`channel` text NOT NULL,
	`copy` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`recipient` text,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`mail` text,
	`is_fallback` integer DEFAULT false NOT NULL,
	`window_from` integer,
	`window_to` integer,
	`stops_ahead` integer,
	`template_version` integer,
	`resent_by` text,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`tried_at` integer,
	`provider_id` text,
	`handed_at` integer,
	`delivered_at` integer,
	`error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_messages_once` ON `customer_messages` (`order_id`,`event`,`version`,`channel`,`copy`);
--> statement-breakpoint
CREATE INDEX `customer_messages_order` ON `customer_messages` (`account_id`,`order_id`,`id`);
--> statement-breakpoint
CREATE INDEX `customer_messages_due` ON `customer_messages` (`channel`,`account_id`,`due_at`) WHERE "due_at" is not null;
--> statement-breakpoint
CREATE INDEX `customer_messages_tried` ON `customer_messages` (`channel`,`tried_at`) WHERE "tried_at" is not null;
--> statement-breakpoint
CREATE INDEX `customer_messages_provider` ON `customer_messages` (`channel`,`provider_id`) WHERE "provider_id" is not null;
--> statement-breakpoint
CREATE INDEX `customer_messages_recipient` ON `customer_messages` (`channel`,`recipient`,`account_id`);
--> statement-breakpoint
CREATE INDEX `customer_messages_created` ON `customer_messages` (`account_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `customer_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`request` text NOT NULL,
	`requested_at` integer NOT NULL,
	`answer` text,
	`reason` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_requests_open` ON `customer_requests` (`order_id`,`kind`) WHERE "answer" is null;
--> statement-breakpoint
CREATE INDEX `customer_requests_order` ON `customer_requests` (`order_id`,`id`);
--> statement-breakpoint
CREATE INDEX `customer_requests_waiting` ON `customer_requests` (`account_id`,`requested_at`) WHERE "answer" is null;
--> statement-breakpoint
CREATE TABLE `customers` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`type` integer NOT NULL,
	`first_name` text,
	`last_name` text,
	`business_name` text,
	`email` text,
	`phone` text,
	`tags` text NOT NULL,
	`notes` text,
	`metadata` text DEFAULT '{}' NOT NULL,
	`sort_name` text GENERATED ALWAYS AS (lower(trim(case when type = 2 then coalesce(business_name, '') else coalesce(first_name, '') || ' ' || coalesce(last_name, '') end))) VIRTUAL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_id_unique` ON `customers` (`id`);
--> statement-breakpoint
CREATE INDEX `customers_name` ON `customers` (`account_id`,`sort_name`,`id`);
--> statement-breakpoint
CREATE INDEX `customers_type` ON `customers` (`account_id`,`type`,`id`);
--> statement-breakpoint
CREATE INDEX `customers_phone` ON `customers` (`account_id`,`phone`);
--> statement-breakpoint
CREATE INDEX `customers_email` ON `customers` (`account_id`,`email`);
--> statement-breakpoint
CREATE INDEX `customers_created` ON `customers` (`account_id`,`id`);
--> statement-breakpoint
CREATE TABLE `datev_parties` (
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `owner_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `datev_parties_position` ON `datev_parties` (`account_id`,`kind`,`position`);
--> statement-breakpoint
CREATE TABLE `datev_settings` (
	`account_id` text PRIMARY KEY NOT NULL,
	`adviser` integer NOT NULL,
	`client` integer NOT NULL,
	`year_start` text NOT NULL,
	`digits` integer NOT NULL,
	`chart` text NOT NULL,
	`accounts` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `day_samples` (
	`date` text NOT NULL,
	`account_id` text NOT NULL,
	`at` integer NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`date`, `account_id`, `at`)
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`failed_at` integer NOT NULL,
	`retried_at` integer
);
--> statement-breakpoint
CREATE INDEX `dead_letters_failed` ON `dead_letters` (`account_id`,`failed_at`) WHERE retried_at is null;
--> statement-breakpoint
CREATE TABLE `delivery_zones` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`color` integer NOT NULL,
	`geometry` text NOT NULL,
	`west` real NOT NULL,
	`south` real NOT NULL,
	`east` real NOT NULL,
	`north` real NOT NULL,
	`area` real NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_zones_name` ON `delivery_zones` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `deposits` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`status` integer NOT NULL,
	`till_id` text,
	`amount` integer NOT NULL,
	`fee` integer DEFAULT 0 NOT NULL,
	`cheques` integer DEFAULT 0 NOT NULL,
	`slip` text,
	`bag` text,
	`note` text,
	`counted` integer,
	`confirmed_on` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_number` ON `deposits` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `deposits_created` ON `deposits` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `deposits_status` ON `deposits` (`account_id`,`status`,`currency`);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `directory_places` (
	`country` text NOT NULL,
	`sort_name` text NOT NULL,
	`account_id` text NOT NULL,
	PRIMARY KEY(`country`, `sort_name`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `directory_places_account` ON `directory_places` (`account_id`);
--> statement-breakpoint
CREATE TABLE `document_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`document_kind` text NOT NULL,
	`document_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`from_status` integer,
	`to_status` integer NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`detail` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_events_version` ON `document_events` (`document_id`,`version`);
--> statement-breakpoint
CREATE INDEX `document_events_made` ON `document_events` (`account_id`,`id`);
--> statement-breakpoint
CREATE TABLE `document_numbers` (
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL,
	`issued_at` integer NOT NULL,
	`actor_name` text NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `number`)
);
--> statement-breakpoint
CREATE INDEX `document_numbers_issued` ON `document_numbers` (`account_id`,`issued_at`);
--> statement-breakpoint
CREATE INDEX `document_numbers_document` ON `document_numbers` (`document_id`);
--> statement-breakpoint
CREATE TABLE `document_sendings` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`merchant_id` text NOT NULL,
	`kind` text NOT NULL,
	`document_kind` text NOT NULL,
	`document_id` text NOT NULL,
	`number` text NOT NULL,
	`level` integer DEFAULT 0 NOT NULL,
	`version` integer NOT NULL,
	`sent_on` text NOT NULL,
	`recipient` text NOT NULL,
	`currency` text NOT NULL,
	`open` integer NOT NULL,
	`fee` integer DEFAULT 0 NOT NULL,
	`interest` integer DEFAULT 0 NOT NULL,
	`files` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_sendings_version` ON `document_sendings` (`document_id`,`version`);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_sendings_day` ON `document_sendings` (`document_id`,`sent_on`) WHERE "kind" = 'reminder';
--> statement-breakpoint
CREATE INDEX `document_sendings_made` ON `document_sendings` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `document_sendings_merchant` ON `document_sendings` (`account_id`,`merchant_id`,`id`);
--> statement-breakpoint
CREATE TABLE `document_series` (
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`year` integer NOT NULL,
	`last` integer NOT NULL,
	`issued` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `year`)
);
--> statement-breakpoint
CREATE TABLE `drive_actions` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`agent_id` text NOT NULL,
	`kind` text NOT NULL,
	`route_id` text,
	`stop_id` text,
	`input` text NOT NULL,
	`device_at` integer NOT NULL,
	`clock_offset` integer NOT NULL,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`code` text,
	`run` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `drive_actions_agent` ON `drive_actions` (`account_id`,`agent_id`,`at`);
--> statement-breakpoint
CREATE INDEX `drive_actions_refused` ON `drive_actions` (`account_id`,`route_id`) WHERE outcome = 'refused';
--> statement-breakpoint
CREATE TABLE `drive_files` (
	`account_id` text NOT NULL,
	`action_id` text NOT NULL,
	`hash` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`stored_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `action_id`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `driver_devices` (
	`token_hash` text NOT NULL,
	`phone` text NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`token_hash`, `phone`)
);
--> statement-breakpoint
CREATE INDEX `driver_devices_seen` ON `driver_devices` (`last_seen_at`);
--> statement-breakpoint
CREATE TABLE `equipment` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`serial` text,
	`agent_id` text,
	`vehicle_id` text,
	`notes` text,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `equipment_name` ON `equipment` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `event_log` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`number` text NOT NULL,
	`from_status` integer,
	`to_status` integer,
	`changed` text,
	`sequence` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_log_id_unique` ON `event_log` (`id`);
--> statement-breakpoint
CREATE INDEX `event_log_account` ON `event_log` (`account_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `event_log_object` ON `event_log` (`account_id`,`object_id`,`sequence`);
--> statement-breakpoint
CREATE INDEX `event_log_at` ON `event_log` (`at`);
--> statement-breakpoint
CREATE TABLE `exchange_rates` (
	`account_id` text NOT NULL,
	`currency` text NOT NULL,
	`tax_currency` text NOT NULL,
	`day` text NOT NULL,
	`rate` text NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL,
	PRIMARY KEY(`account_id`, `currency`, `tax_currency`, `day`)
);
--> statement-breakpoint
CREATE TABLE `foreign_apps` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`redirects` text NOT NULL,
	`read_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `foreign_apps_read` ON `foreign_apps` (`kind`,`read_at`);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`account_id` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` integer NOT NULL,
	`leased_until` integer,
	PRIMARY KEY(`account_id`, `key`)
);
--> statement-breakpoint
CREATE TABLE `import_mappings` (
	`account_id` text NOT NULL,
	`headers` text NOT NULL,
	`mapping` text NOT NULL,
	`configuration` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `headers`)
);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`account_id` text NOT NULL,
	`state` text NOT NULL,
	`values` text NOT NULL,
	`issues` text NOT NULL,
	`order_number` text,
	`duplicate_of` text,
	`decision` text,
	PRIMARY KEY(`import_id`, `row`)
);
--> statement-breakpoint
CREATE INDEX `import_rows_state` ON `import_rows` (`import_id`,`state`,`row`);
--> statement-breakpoint
CREATE TABLE `installation_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`public_key` text NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`merchant_id` text,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`full_access` integer NOT NULL,
	`permissions` text NOT NULL,
	`role_id` text,
	`locations` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`declined_at` integer,
	`revoked_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invitations_account` ON `invitations` (`account_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `invitations_email` ON `invitations` (`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token` ON `invitations` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `invoice_allocations` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`day` text NOT NULL,
	`method` text,
	`reference` text,
	`cheque_id` text,
	`live` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invoice_allocations_invoice` ON `invoice_allocations` (`account_id`,`invoice_id`,`live`);
--> statement-breakpoint
CREATE TABLE `invoice_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`fee_id` text,
	`order_id` text,
	`type` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`description` text NOT NULL,
	`position` integer NOT NULL,
	`live` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invoice_lines_invoice` ON `invoice_lines` (`invoice_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_lines_live` ON `invoice_lines` (`fee_id`) WHERE "live" = 1 and "fee_id" is not null;
--> statement-breakpoint
CREATE INDEX `invoice_lines_account` ON `invoice_lines` (`account_id`,`live`,`currency`,`fee_id`);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`merchant_id` text NOT NULL,
	`currency` text NOT NULL,
	`status` integer NOT NULL,
	`period_from` text NOT NULL,
	`period_to` text NOT NULL,
	`issued_on` text NOT NULL,
	`due_on` text NOT NULL,
	`line_count` integer NOT NULL,
	`order_count` integer NOT NULL,
	`subtotal` integer NOT NULL,
	`surcharge` integer NOT NULL,
	`discount_rate` integer,
	`discount` integer NOT NULL,
	`discount_note` text,
	`tax_treatment` text NOT NULL,
	`tax_rate` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`exchange` text,
	`seller` text NOT NULL,
	`buyer` text NOT NULL,
	`paid_on` text,
	`paid_method` text,
	`paid_reference` text,
	`settlement_id` text,
	`reminded_at` integer,
	`reminders` integer DEFAULT 0 NOT NULL,
	`disputes` integer DEFAULT 0 NOT NULL,
	`cleared` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`closed_by` text,
	`cancellation` text,
	`voided_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`created_by_name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `invoices_created` ON `invoices` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `invoices_merchant` ON `invoices` (`account_id`,`merchant_id`,`status`,`currency`,`total`);
--> statement-breakpoint
CREATE INDEX `invoices_open` ON `invoices` (`account_id`,`merchant_id`,`currency`,`due_on`) WHERE "status" = 1;
--> statement-breakpoint
CREATE TABLE `items` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`sku` text NOT NULL,
	`barcode` text,
	`name` text NOT NULL,
	`description` text,
	`width` integer,
	`length` integer,
	`height` integer,
	`weight` integer,
	`image` text,
	`unit_price` integer,
	`currency` text,
	`tags` text NOT NULL,
	`active` integer NOT NULL,
	`stock` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `items_id_unique` ON `items` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `items_sku` ON `items` (`account_id`,`sku`);
--> statement-breakpoint
CREATE UNIQUE INDEX `items_barcode` ON `items` (`account_id`,`barcode`);
--> statement-breakpoint
CREATE INDEX `items_name` ON `items` (`account_id`,`name`,`id`);
--> statement-breakpoint
CREATE INDEX `items_created` ON `items` (`account_id`,`id`);
--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`token_hash`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`);
--> statement-breakpoint
CREATE TABLE `label_designs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`design` text NOT NULL,
	`is_default` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `label_designs_name` ON `label_designs` (`account_id`,`name`);
--> statement-breakpoint
CREATE UNIQUE INDEX `label_designs_default` ON `label_designs` (`account_id`) WHERE "is_default" = 1;
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`currency` text NOT NULL,
	`debit` integer DEFAULT 0 NOT NULL,
	`credit` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ledger_accounts_of` ON `ledger_accounts` (`account_id`,`kind`,`owner_id`,`currency`);
--> statement-breakpoint
CREATE TABLE `ledger_months` (
	`account_id` text NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text NOT NULL,
	`currency` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	`debits` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`, `kind`, `owner_id`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `ledger_transfers` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`debit_account` text NOT NULL,
	`credit_account` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`collection_id` text,
	`order_id` text,
	`document_kind` text,
	`document_id` text,
	`reverses` text,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`at` integer NOT NULL,
	`recorded_at` integer NOT NULL,
	`happened_on` text NOT NULL,
	`posted_on` text NOT NULL,
	CONSTRAINT "ledger_transfers_amount" CHECK("amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfers_id_unique` ON `ledger_transfers` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfers_reverses_unique` ON `ledger_transfers` (`reverses`);
--> statement-breakpoint
CREATE INDEX `ledger_transfers_account` ON `ledger_transfers` (`account_id`,`seq`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfers_number` ON `ledger_transfers` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `ledger_transfers_posted` ON `ledger_transfers` (`account_id`,`posted_on`,`number`);
--> statement-breakpoint
CREATE INDEX `ledger_transfers_late` ON `ledger_transfers` (`account_id`,`posted_on`) WHERE "posted_on" <> "happened_on";
--> statement-breakpoint
CREATE INDEX `ledger_transfers_collection` ON `ledger_transfers` (`collection_id`) WHERE "collection_id" is not null;
--> statement-breakpoint
CREATE INDEX `ledger_transfers_document` ON `ledger_transfers` (`document_id`) WHERE "document_id" is not null;
--> statement-breakpoint
CREATE TABLE `line_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`document_kind` text NOT NULL,
	`document_id` text NOT NULL,
	`line_id` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`by_name` text NOT NULL,
	`at` integer NOT NULL,
	`resolution` text,
	`resolved_by_name` text,
	`resolved_at` integer
);
--> statement-breakpoint
CREATE INDEX `line_disputes_document` ON `line_disputes` (`account_id`,`document_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `line_disputes_open` ON `line_disputes` (`line_id`) WHERE "state" = 'open';
--> statement-breakpoint
CREATE INDEX `line_disputes_waiting` ON `line_disputes` (`account_id`,`at`) WHERE "state" = 'open';
--> statement-breakpoint
CREATE TABLE `locations` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`external_id` text,
	`address` text NOT NULL,
	`longitude` real,
	`latitude` real,
	`functions` text NOT NULL,
	`allowed_vehicle_types` text NOT NULL,
	`prohibited_vehicles` text NOT NULL,
	`opening_hours` text NOT NULL,
	`merchant_id` text,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `locations_name` ON `locations` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`push` text,
	`mail` text,
	`confidential` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`due_at`);
--> statement-breakpoint
CREATE INDEX `mail_outbox_recipient` ON `mail_outbox` (`recipient`,`id`);
--> statement-breakpoint
CREATE INDEX `mail_outbox_failed` ON `mail_outbox` (`account_id`,`failed_at`) WHERE failed_at is not null;
--> statement-breakpoint
CREATE TABLE `membership_locations` (
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`location_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `location_id`)
);
--> statement-breakpoint
CREATE TABLE `memberships` (
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`is_owner` integer NOT NULL,
	`full_access` integer NOT NULL,
	`permissions` text NOT NULL,
	`role_id` text,
	`status` text DEFAULT 'active' NOT NULL,
	`first_steps_hidden_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);
--> statement-breakpoint
CREATE TABLE `merchant_balances` (
	`id` text GENERATED ALWAYS AS ("merchant_id" || ':' || "currency") VIRTUAL NOT NULL,
	`account_id` text NOT NULL,
	`merchant_id` text NOT NULL,
	`currency` text NOT NULL,
	`merchant_name` text DEFAULT '' NOT NULL,
	`order_count` integer DEFAULT 0 NOT NULL,
	`fee_count` integer DEFAULT 0 NOT NULL,
	`fees` integer DEFAULT 0 NOT NULL,
	`held_count` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `merchant_id`, `currency`)
);
--> statement-breakpoint
CREATE INDEX `merchant_balances_open` ON `merchant_balances` (`account_id`,`merchant_name`,`id`) WHERE ("fee_count" > 0 or "held_count" > 0);
--> statement-breakpoint
CREATE TABLE `merchant_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`merchant_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`source` text DEFAULT 'dispute' NOT NULL,
	`line_id` text NOT NULL,
	`dispute_id` text,
	`document` text,
	`order_id` text,
	`note` text,
	`settlement_id` text,
	`settled` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merchant_corrections_dispute` ON `merchant_corrections` (`dispute_id`);
--> statement-breakpoint
CREATE INDEX `merchant_corrections_open` ON `merchant_corrections` (`account_id`,`merchant_id`,`currency`,`settlement_id`);
--> statement-breakpoint
CREATE TABLE `merchants` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`merchant_account_id` text,
	`name` text NOT NULL,
	`owner_name` text,
	`email` text,
	`phone` text,
	`tags` text NOT NULL,
	`billing_limits` text DEFAULT '{}' NOT NULL,
	`currency` text NOT NULL,
	`shipping_method_ids` text DEFAULT '[]' NOT NULL,
	`location_ids` text DEFAULT '[]' NOT NULL,
	`measurement` text,
	`billing` text DEFAULT '{}' NOT NULL,
	`settlement` text DEFAULT '{}' NOT NULL,
	`settles_next` text,
	`settled_on` text,
	`tracking_events` text NOT NULL,
	`default_proof` integer DEFAULT 0 NOT NULL,
	`managed` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merchants_account` ON `merchants` (`account_id`,`name`);
--> statement-breakpoint
CREATE INDEX `merchants_of` ON `merchants` (`merchant_account_id`);
--> statement-breakpoint
CREATE INDEX `merchants_settlement` ON `merchants` (`settles_next`) WHERE "settles_next" is not null;
--> statement-breakpoint
CREATE TABLE `message_settings` (
	`account_id` text NOT NULL,
	`merchant_id` text DEFAULT '' NOT NULL,
	`settings` text NOT NULL,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `merchant_id`)
);
--> statement-breakpoint
CREATE TABLE `message_suppressions` (
	`account_id` text NOT NULL,
	`channel` text NOT NULL,
	`contact_hash` text NOT NULL,
	`hint` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `channel`, `contact_hash`)
);
--> statement-breakpoint
CREATE INDEX `message_suppressions_at` ON `message_suppressions` (`account_id`,`at`);
--> statement-breakpoint
CREATE TABLE `message_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`merchant_id` text DEFAULT '' NOT NULL,
	`event` text NOT NULL,
	`version` integer NOT NULL,
	`texts` text,
	`used_since` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_templates_version` ON `message_templates` (`account_id`,`merchant_id`,`event`,`version`);
--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`about` text NOT NULL,
	`about_id` text NOT NULL,
	`text` text NOT NULL,
	`mentions` text NOT NULL,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notes_about` ON `notes` (`about_id`,`id`);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	`archived_at` integer,
	`key` text
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`account_id`,`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`account_id`,`user_id`,`id`) WHERE "read_at" is null and "archived_at" is null;
--> statement-breakpoint
CREATE INDEX `notifications_open` ON `notifications` (`account_id`,`user_id`,`id`) WHERE "archived_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_key` ON `notifications` (`account_id`,`user_id`,`key`);
--> statement-breakpoint
CREATE TABLE `number_sequences` (
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`account_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`hash` text NOT NULL,
	`secret_hash` text,
	`data` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `one_time_codes_subject` ON `one_time_codes` (`purpose`,`subject`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_codes_expiry` ON `one_time_codes` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `open_data_files` (
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`month` text NOT NULL,
	`marks` integer DEFAULT 1 NOT NULL,
	`written` integer DEFAULT 0 NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`written_at` integer,
	`leased_until` integer,
	PRIMARY KEY(`account_id`, `name`, `month`)
);
--> statement-breakpoint
CREATE TABLE `order_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_documents_order` ON `order_documents` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_documents_waiting` ON `order_documents` (`created_at`) WHERE "order_id" is null;
--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`from_status` integer,
	`to_status` integer NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`detail` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_events_version` ON `order_events` (`order_id`,`version`);
--> statement-breakpoint
CREATE TABLE `order_fees` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`merchant_id` text,
	`shipping_method_id` text,
	`type` text NOT NULL,
	`event` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`formula` text NOT NULL,
	`inputs` text NOT NULL,
	`cycle` text,
	`rank` integer,
	`posted_at` integer NOT NULL,
	`actor_id` text,
	`invoice_id` text,
	`paid_at` integer,
	`voided_at` integer
);
--> statement-breakpoint
CREATE INDEX `order_fees_order` ON `order_fees` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_fees_once` ON `order_fees` (`order_id`,`event`,`type`) WHERE "voided_at" is null and "event" <> 'custom';
--> statement-breakpoint
CREATE UNIQUE INDEX `order_fees_rank` ON `order_fees` (`cycle`,`rank`) WHERE "voided_at" is null and "cycle" is not null;
--> statement-breakpoint
CREATE INDEX `order_fees_open` ON `order_fees` (`account_id`,`merchant_id`,`currency`,`amount`) WHERE "voided_at" is null and "invoice_id" is null and "paid_at" is null;
--> statement-breakpoint
CREATE INDEX `order_fees_posted` ON `order_fees` (`account_id`,`merchant_id`,`posted_at`);
--> statement-breakpoint
CREATE INDEX `order_fees_invoice` ON `order_fees` (`invoice_id`);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`file_size` integer NOT NULL,
	`status` text NOT NULL,
	`configuration` text NOT NULL,
	`mapping` text NOT NULL,
	`columns` text NOT NULL,
	`samples` text,
	`counts` text NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_account` ON `imports` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `imports_running` ON `imports` (`status`) WHERE status in ('validating', 'committing');
--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`sku` text,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`picked` integer DEFAULT 0 NOT NULL,
	`packed` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_items_order` ON `order_items` (`order_id`);
--> statement-breakpoint
CREATE TABLE `order_packages` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` integer NOT NULL,
	`name` text,
	`barcode` text,
	`external_id` text,
	`quantity` integer NOT NULL,
	`length` integer,
	`width` integer,
	`height` integer,
	`weight` integer,
	`volume` integer
);
--> statement-breakpoint
CREATE INDEX `order_packages_order` ON `order_packages` (`order_id`);
--> statement-breakpoint
CREATE TABLE `orders` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`owner_account_id` text,
	`owner_customer_id` text,
	`carrier_account_id` text,
	`shipping_method_id` text,
	`merchant_id` text,
	`customer_id` text,
	`kind` text NOT NULL,
	`status` integer NOT NULL,
	`number` text NOT NULL,
	`external_id` text,
	`source` text NOT NULL,
	`destination` text NOT NULL,
	`source_location_id` text,
	`destination_location_id` text GENERATED ALWAYS AS (case when json_extract("destination", '$.kind') = 'location' then json_extract("destination", '$.id') end) VIRTUAL,
	`customer_name` text NOT NULL,
	`customer_phone` text,
	`customer_email` text,
	`destination_line` text NOT NULL,
	`timezone` text NOT NULL,
	`pickup_from` text,
	`pickup_to` text,
	`delivery_from` text,
	`delivery_to` text,
	`service_minutes` integer,
	`priority` text DEFAULT 'medium' NOT NULL,
	`package_count` integer NOT NULL,
	`weight` integer NOT NULL,
	`volume` integer NOT NULL,
	`cod_amount` integer,
	`cod_currency` text,
	`proof_of_delivery` integer NOT NULL,
	`proof_of_pickup` integer NOT NULL,
	`requirements` text NOT NULL,
	`tags` text NOT NULL,
	`notes` text,
	`metadata` text DEFAULT '{}' NOT NULL,
	`delivery_wishes` text,
	`issues` text NOT NULL,
	`place_issues` text DEFAULT '{"source":[],"destination":[]}' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`held_for` text,
	`cancel_reason` text,
	`has_customer_feedback` integer DEFAULT false NOT NULL,
	`has_customer_reschedule_request` integer DEFAULT false NOT NULL,
	`has_unpicked_items` integer DEFAULT false NOT NULL,
	`has_at_least_one_picked_item` integer DEFAULT false NOT NULL,
	`agent_id` text,
	`plan_id` text,
	`vehicle_id` text,
	`zone_id` text,
	`fee_amount` integer,
	`fee_currency` text,
	`tracking_token` text NOT NULL,
	`import_id` text,
	`import_row` integer,
	`created_by` text,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);
--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`account_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_status_delivery` ON `orders` (`account_id`,`status`,`delivery_from`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_delivery` ON `orders` (`account_id`,`delivery_from`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_pickup` ON `orders` (`account_id`,`pickup_from`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_completed` ON `orders` (`account_id`,`completed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`account_id`,`customer_name`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_destination` ON `orders` (`account_id`,`destination_line`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_merchant` ON `orders` (`account_id`,`merchant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_source` ON `orders` (`account_id`,`source_location_id`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_destination_location` ON `orders` (`account_id`,`destination_location_id`,`id`) WHERE "destination_location_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_customer_id` ON `orders` (`account_id`,`customer_id`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_agent` ON `orders` (`account_id`,`agent_id`,`id`) WHERE "agent_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_plan` ON `orders` (`account_id`,`plan_id`,`id`) WHERE "plan_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_carrier` ON `orders` (`carrier_account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_to_check` ON `orders` (`account_id`,`delivery_to`) WHERE ("issues" <> '[]' or "held_for" is not null) and "status" in (0, 1, 2, 3, 8);
--> statement-breakpoint
CREATE INDEX `orders_unshipped` ON `orders` (`account_id`,`delivery_to`) WHERE "status" = 2;
--> statement-breakpoint
CREATE INDEX `orders_owner_created` ON `orders` (`owner_account_id`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_owner_status` ON `orders` (`owner_account_id`,`status`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_owner_delivery` ON `orders` (`owner_account_id`,`delivery_from`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_owner_pickup` ON `orders` (`owner_account_id`,`pickup_from`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_owner_completed` ON `orders` (`owner_account_id`,`completed_at`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_owner_name` ON `orders` (`owner_account_id`,`customer_name`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_owner_destination` ON `orders` (`owner_account_id`,`destination_line`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE INDEX `orders_owner_customer` ON `orders` (`owner_account_id`,`owner_customer_id`,`id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_owner_external` ON `orders` (`owner_account_id`,`external_id`) WHERE "owner_account_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_external` ON `orders` (`account_id`,`merchant_id`,`external_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_external_own` ON `orders` (`account_id`,`external_id`) WHERE "merchant_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_import` ON `orders` (`import_id`,`import_row`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`topic` text NOT NULL,
	`payload` text NOT NULL,
	`depth` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`done_at` integer,
	`failed_at` integer,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`);
--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`account_id`,`failed_at`) WHERE failed_at is not null;
--> statement-breakpoint
CREATE TABLE `package_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`type` integer NOT NULL,
	`length` integer,
	`width` integer,
	`height` integer,
	`weight` integer,
	`volume` integer,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `package_templates_name` ON `package_templates` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `payment_run_items` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`iban` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`live` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_run_items_run` ON `payment_run_items` (`run_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_run_items_live` ON `payment_run_items` (`document_id`) WHERE "live" = 1;
--> statement-breakpoint
CREATE TABLE `payment_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`currency` text NOT NULL,
	`status` integer NOT NULL,
	`iban` text NOT NULL,
	`pay_on` text NOT NULL,
	`payments` integer NOT NULL,
	`total` integer NOT NULL,
	`waiting` integer NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`files` integer DEFAULT 0 NOT NULL,
	`filed_at` integer,
	`created_by` text,
	`created_by_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`voided_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_runs_number` ON `payment_runs` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `payment_runs_created` ON `payment_runs` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `payment_runs_filed` ON `payment_runs` (`account_id`,`filed_at`) WHERE "status" = 3;
--> statement-breakpoint
CREATE TABLE `period_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`month` text NOT NULL,
	`closed_through` text NOT NULL,
	`reason` text,
	`accepted` text NOT NULL,
	`last_number` integer NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `period_events_version` ON `period_events` (`account_id`,`version`);
--> statement-breakpoint
CREATE INDEX `period_events_month` ON `period_events` (`account_id`,`month`);
--> statement-breakpoint
CREATE TABLE `period_locks` (
	`account_id` text PRIMARY KEY NOT NULL,
	`closed_through` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `picklist_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`picklist_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`order_item_id` text,
	`quantity` integer NOT NULL,
	`undoes` integer,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `picklist_events_version` ON `picklist_events` (`picklist_id`,`version`);
--> statement-breakpoint
CREATE TABLE `picklist_items` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`picklist_id` text NOT NULL,
	`order_id` text NOT NULL,
	`order_item_id` text NOT NULL,
	`position` integer NOT NULL,
	`open` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `picklist_items_list` ON `picklist_items` (`picklist_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `picklist_items_open` ON `picklist_items` (`order_item_id`) WHERE "open" = 1;
--> statement-breakpoint
CREATE TABLE `picklists` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`user_id` text,
	`status` integer NOT NULL,
	`location_id` text,
	`order_count` integer NOT NULL,
	`item_count` integer NOT NULL,
	`picked` integer DEFAULT 0 NOT NULL,
	`packed` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`completed_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `picklists_created` ON `picklists` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `picklists_status` ON `picklists` (`account_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `picklists_user` ON `picklists` (`account_id`,`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `picklists_location` ON `picklists` (`account_id`,`location_id`,`id`);
--> statement-breakpoint
CREATE TABLE `plan_agents` (
	`plan_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`account_id` text NOT NULL,
	`vehicle_id` text,
	`position` integer NOT NULL,
	PRIMARY KEY(`plan_id`, `agent_id`)
);
--> statement-breakpoint
CREATE TABLE `plan_versions` (
	`plan_id` text NOT NULL,
	`version` integer NOT NULL,
	`account_id` text NOT NULL,
	`parent` integer NOT NULL,
	`reason` text NOT NULL,
	`author_id` text,
	`author_name` text NOT NULL,
	`document` text NOT NULL,
	`summary` text NOT NULL,
	`seed` integer,
	`solver_version` text,
	`run` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`plan_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`shipment_type` integer NOT NULL,
	`status` integer NOT NULL,
	`timezone` text NOT NULL,
	`start_at` text NOT NULL,
	`end_at` text NOT NULL,
	`location_id` text NOT NULL,
	`pickup_grace_minutes` integer NOT NULL,
	`dropoff_grace_minutes` integer NOT NULL,
	`auto_confirm` integer NOT NULL,
	`created_by_automation` integer NOT NULL,
	`settings` text NOT NULL,
	`paces` text,
	`stale` integer NOT NULL,
	`problem` text,
	`current_version` integer DEFAULT 0 NOT NULL,
	`last_version` integer DEFAULT 0 NOT NULL,
	`summary` text,
	`shipment_count` integer DEFAULT 0 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`facts_version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_number` ON `plans` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `plans_created` ON `plans` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `plans_start` ON `plans` (`account_id`,`start_at`,`id`);
--> statement-breakpoint
CREATE INDEX `plans_status` ON `plans` (`account_id`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `plans_busy` ON `plans` (`status`) WHERE "status" in (2, 3);
--> statement-breakpoint
CREATE TABLE `product_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`page` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_events_at` ON `product_events` (`at`,`name`,`page`,`user_id`,`account_id`);
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
	`last_delivered_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_session` ON `push_devices` (`session`);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);
--> statement-breakpoint
CREATE INDEX `push_devices_user` ON `push_devices` (`user_id`);
--> statement-breakpoint
CREATE INDEX `push_devices_agent` ON `push_devices` (`account_id`,`agent_id`);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`attempts` integer NOT NULL,
	`window_started_at` integer NOT NULL,
	`window_ends_at` integer NOT NULL,
	PRIMARY KEY(`subject`, `name`)
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window` ON `rate_limits` (`window_ends_at`);
--> statement-breakpoint
CREATE TABLE `receipt_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`receipt_id` text NOT NULL,
	`collection_id` text NOT NULL,
	`order_id` text NOT NULL,
	`merchant_id` text,
	`method` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`collected_at` integer,
	`position` integer NOT NULL,
	`live` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `receipt_lines_receipt` ON `receipt_lines` (`receipt_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipt_lines_live` ON `receipt_lines` (`collection_id`) WHERE "live" = 1;
--> statement-breakpoint
CREATE INDEX `receipt_lines_account` ON `receipt_lines` (`account_id`,`live`,`currency`,`collection_id`);
--> statement-breakpoint
CREATE TABLE `reconciliations` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`at` integer NOT NULL,
	`through` integer NOT NULL,
	`transfers` integer NOT NULL,
	`new_transfers` integer NOT NULL,
	`balanced` integer NOT NULL,
	`result` text NOT NULL,
	`actor_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reconciliations_newest` ON `reconciliations` (`account_id`,`id`);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `recurring_dates` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`recurring_id` text NOT NULL,
	`date` text NOT NULL,
	`served_on` text NOT NULL,
	`state` text NOT NULL,
	`code` text,
	`field` text,
	`order_id` text,
	`order_number` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_dates_date` ON `recurring_dates` (`recurring_id`,`date`);
--> statement-breakpoint
CREATE INDEX `recurring_dates_account` ON `recurring_dates` (`account_id`,`recurring_id`,`date`);
--> statement-breakpoint
CREATE TABLE `recurring_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`order_id` text NOT NULL,
	`order_number` text NOT NULL,
	`customer_name` text NOT NULL,
	`schedule` text NOT NULL,
	`lead_days` integer NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`exceptions` text NOT NULL,
	`active` integer NOT NULL,
	`since` integer NOT NULL,
	`next_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recurring_orders_account` ON `recurring_orders` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `recurring_orders_order` ON `recurring_orders` (`account_id`,`order_id`);
--> statement-breakpoint
CREATE INDEX `recurring_orders_due` ON `recurring_orders` (`next_at`);
--> statement-breakpoint
CREATE TABLE `removed_fields` (
	`account_id` text NOT NULL,
	`noun` text NOT NULL,
	`key` text NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `noun`, `key`)
);
--> statement-breakpoint
CREATE TABLE `report_links` (
	`account_id` text NOT NULL,
	`hash` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `report_links_run` ON `report_links` (`account_id`,`run_id`);
--> statement-breakpoint
CREATE TABLE `report_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`report_id` text NOT NULL,
	`name` text NOT NULL,
	`definition` text NOT NULL,
	`source` text NOT NULL,
	`format` text NOT NULL,
	`language` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_by_name` text NOT NULL,
	`due_at` integer,
	`state` text NOT NULL,
	`problem` text,
	`cursor` text,
	`turn` integer DEFAULT 0 NOT NULL,
	`counts` text NOT NULL,
	`expected` integer,
	`pages` text NOT NULL,
	`file_key` text,
	`file_size` integer,
	`read_from` integer,
	`read_until` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`claimed_until` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `report_runs_report` ON `report_runs` (`account_id`,`report_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_runs_moment` ON `report_runs` (`report_id`,`due_at`) WHERE "due_at" is not null;
--> statement-breakpoint
CREATE INDEX `report_runs_open` ON `report_runs` (`claimed_until`) WHERE "state" in ('due', 'reading', 'writing');
--> statement-breakpoint
CREATE INDEX `report_runs_old` ON `report_runs` (`created_at`);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`definition` text NOT NULL,
	`active` integer NOT NULL,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	`author_language` text NOT NULL,
	`next_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_name` ON `reports` (`account_id`,`name`);
--> statement-breakpoint
CREATE INDEX `reports_due` ON `reports` (`next_at`) WHERE "next_at" is not null;
--> statement-breakpoint
CREATE TABLE `roles` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`permissions` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `roles_name` ON `roles` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `routes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`number` integer NOT NULL,
	`agent_id` text NOT NULL,
	`vehicle_id` text,
	`status` text NOT NULL,
	`request` text,
	`answer_due_at` integer,
	`answered_at` integer,
	`rejection_reason` text,
	`date` text NOT NULL,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`stop_count` integer NOT NULL,
	`distance` integer NOT NULL,
	`duration` integer NOT NULL,
	`utilization` integer NOT NULL,
	`fill` text DEFAULT '{}' NOT NULL,
	`pace` integer DEFAULT 100 NOT NULL,
	`preserve_sequence` integer NOT NULL,
	`start` text,
	`driver_report` text,
	`driven_meters` integer,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`completed_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `routes_date` ON `routes` (`account_id`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `routes_plan` ON `routes` (`plan_id`);
--> statement-breakpoint
CREATE INDEX `routes_active` ON `routes` (`status`) WHERE status = 'active';
--> statement-breakpoint
CREATE INDEX `routes_agent` ON `routes` (`account_id`,`agent_id`,`date`);
--> statement-breakpoint
CREATE INDEX `routes_open` ON `routes` (`account_id`,`date`,`id`) WHERE "status" in ('assigned', 'active');
--> statement-breakpoint
CREATE INDEX `routes_open_agent` ON `routes` (`account_id`,`agent_id`,`date`) WHERE "status" in ('assigned', 'active');
--> statement-breakpoint
CREATE INDEX `routes_answer_due` ON `routes` (`answer_due_at`) WHERE request = 'requested';
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`module` text NOT NULL,
	`name` text NOT NULL,
	`columns` text NOT NULL,
	`filters` text NOT NULL,
	`sort` text NOT NULL,
	`position` integer NOT NULL,
	`audience` text DEFAULT 'me' NOT NULL,
	`roles` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_views_module` ON `saved_views` (`account_id`,`user_id`,`module`,`position`);
--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`account_id`,`module`) WHERE audience <> 'me';
--> statement-breakpoint
CREATE TABLE `search_speeds` (
	`account_id` text NOT NULL,
	`size` integer NOT NULL,
	`slowness` integer NOT NULL,
	`per_second` real NOT NULL,
	PRIMARY KEY(`account_id`, `slowness`, `size`)
);
--> statement-breakpoint
CREATE TABLE `seller_hosts` (
	`account_id` text NOT NULL,
	`merchant_id` text DEFAULT '' NOT NULL,
	`host` text NOT NULL,
	`token` text NOT NULL,
	`verified_at` integer,
	`checked_at` integer,
	`missing_since` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `merchant_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seller_hosts_verified` ON `seller_hosts` (`host`) WHERE "verified_at" is not null;
--> statement-breakpoint
CREATE INDEX `seller_hosts_check` ON `seller_hosts` (`checked_at`) WHERE "verified_at" is not null;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text,
	`place` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE TABLE `settlement_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`settlement_id` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text NOT NULL,
	`order_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`position` integer NOT NULL,
	`live` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `settlement_lines_settlement` ON `settlement_lines` (`settlement_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `settlement_lines_live` ON `settlement_lines` (`source_id`) WHERE "live" = 1;
--> statement-breakpoint
CREATE INDEX `settlement_lines_account` ON `settlement_lines` (`account_id`,`live`,`currency`,`source_id`);
--> statement-breakpoint
CREATE TABLE `settlements` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`merchant_id` text NOT NULL,
	`currency` text NOT NULL,
	`status` integer NOT NULL,
	`line_count` integer NOT NULL,
	`opening` integer NOT NULL,
	`received` integer NOT NULL,
	`corrected` integer DEFAULT 0 NOT NULL,
	`invoice_id` text,
	`fees` integer DEFAULT 0 NOT NULL,
	`tax` integer DEFAULT 0 NOT NULL,
	`closing` integer NOT NULL,
	`disputes` integer DEFAULT 0 NOT NULL,
	`seller` text NOT NULL,
	`buyer` text NOT NULL,
	`settled_on` text,
	`method` text,
	`reference` text,
	`voided_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`created_by_name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `settlements_number` ON `settlements` (`account_id`,`number`);
--> statement-breakpoint
CREATE INDEX `settlements_created` ON `settlements` (`account_id`,`id`);
--> statement-breakpoint
CREATE INDEX `settlements_merchant` ON `settlements` (`account_id`,`merchant_id`,`status`);
--> statement-breakpoint
CREATE INDEX `settlements_pending` ON `settlements` (`account_id`,`created_at`) WHERE "status" = 1;
--> statement-breakpoint
CREATE TABLE `shipment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`shipment_id` text NOT NULL,
	`version` integer NOT NULL,
	`type` text NOT NULL,
	`from_status` integer,
	`to_status` integer NOT NULL,
	`actor_id` text,
	`actor_name` text NOT NULL,
	`detail` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_events_version` ON `shipment_events` (`shipment_id`,`version`);
--> statement-breakpoint
CREATE TABLE `shipment_orders` (
	`shipment_id` text NOT NULL,
	`order_id` text NOT NULL,
	`account_id` text NOT NULL,
	PRIMARY KEY(`shipment_id`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `shipment_orders_order` ON `shipment_orders` (`order_id`);
--> statement-breakpoint
CREATE TABLE `shipments` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`number` text NOT NULL,
	`type` integer NOT NULL,
	`status` integer NOT NULL,
	`source` text NOT NULL,
	`destination` text NOT NULL,
	`source_location_id` text,
	`destination_location_id` text GENERATED ALWAYS AS (case when json_extract("destination", '$.kind') = 'location' then json_extract("destination", '$.id') end) VIRTUAL,
	`source_line` text NOT NULL,
	`destination_line` text NOT NULL,
	`customer_id` text,
	`customer_name` text,
	`merchant_id` text,
	`agent_id` text,
	`plan_id` text,
	`route_id` text,
	`vehicle_id` text,
	`zone_id` text,
	`shipping_method_id` text,
	`timezone` text NOT NULL,
	`pickup_from` text,
	`pickup_to` text,
	`delivery_from` text,
	`delivery_to` text,
	`service_minutes` integer,
	`priority` text DEFAULT 'medium' NOT NULL,
	`package_count` integer NOT NULL,
	`pallet_count` integer NOT NULL,
	`weight` integer NOT NULL,
	`volume` integer NOT NULL,
	`order_count` integer NOT NULL,
	`order_number` text,
	`cod_amount` integer,
	`cod_currency` text,
	`requirements` text NOT NULL,
	`tags` text NOT NULL,
	`notes` text,
	`metadata` text DEFAULT '{}' NOT NULL,
	`failure_reason` text,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_id_unique` ON `shipments` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_number` ON `shipments` (`number`,`account_id`);
--> statement-breakpoint
CREATE INDEX `shipments_created` ON `shipments` (`account_id`,`type`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_status` ON `shipments` (`account_id`,`type`,`status`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_status_delivery` ON `shipments` (`account_id`,`type`,`status`,`delivery_from`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_agent` ON `shipments` (`account_id`,`type`,`agent_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_delivery` ON `shipments` (`account_id`,`type`,`delivery_from`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_pickup` ON `shipments` (`account_id`,`type`,`pickup_from`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_completed` ON `shipments` (`account_id`,`type`,`completed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_customer` ON `shipments` (`account_id`,`type`,`customer_name`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_destination` ON `shipments` (`account_id`,`type`,`destination_line`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_merchant` ON `shipments` (`account_id`,`type`,`merchant_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_source` ON `shipments` (`account_id`,`type`,`source_location_id`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_destination_location` ON `shipments` (`account_id`,`type`,`destination_location_id`,`id`) WHERE "destination_location_id" is not null;
--> statement-breakpoint
CREATE INDEX `shipments_weight` ON `shipments` (`account_id`,`type`,`weight`,`id`);
--> statement-breakpoint
CREATE INDEX `shipments_unplanned` ON `shipments` (`account_id`,`delivery_to`) WHERE "type" = 3 and "status" = 1 and "plan_id" is null;
--> statement-breakpoint
CREATE INDEX `shipments_plan` ON `shipments` (`account_id`,`plan_id`,`id`);
--> statement-breakpoint
CREATE TABLE `shipping_methods` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`type` integer NOT NULL,
	`currency` text NOT NULL,
	`anchor_date` text,
	`lateness_threshold_minutes` integer DEFAULT 0 NOT NULL,
	`base_fee` integer DEFAULT 0 NOT NULL,
	`rto_fee` integer DEFAULT 0 NOT NULL,
	`settings` text NOT NULL,
	`auto_create_delivery` integer NOT NULL,
	`auto_create_return` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipping_methods_name` ON `shipping_methods` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `shop_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`platform` text NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`merchant_id` text,
	`first` text NOT NULL,
	`keys` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shop_grants_expiry` ON `shop_grants` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `shop_hooks` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`shop_id` text NOT NULL,
	`event` text NOT NULL,
	`topic` text NOT NULL,
	`parent` text,
	`at` integer NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_hooks_event` ON `shop_hooks` (`shop_id`,`event`);
--> statement-breakpoint
CREATE INDEX `shop_hooks_due` ON `shop_hooks` (`shop_id`,`due_at`) WHERE "due_at" is not null;
--> statement-breakpoint
CREATE INDEX `shop_hooks_at` ON `shop_hooks` (`at`);
--> statement-breakpoint
CREATE TABLE `shop_log` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`shop_id` text NOT NULL,
	`shop_order_id` text NOT NULL,
	`name` text NOT NULL,
	`order_number` text,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`open` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shop_log_shop` ON `shop_log` (`account_id`,`shop_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `shop_log_open` ON `shop_log` (`account_id`,`shop_id`,`kind`,`seq`) WHERE "open" = 1;
--> statement-breakpoint
CREATE INDEX `shop_log_order` ON `shop_log` (`shop_order_id`,`seq`) WHERE "open" = 1;
--> statement-breakpoint
CREATE INDEX `shop_log_at` ON `shop_log` (`at`);
--> statement-breakpoint
CREATE TABLE `shop_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`shop_id` text NOT NULL,
	`key` text NOT NULL,
	`parent` text NOT NULL,
	`name` text NOT NULL,
	`stored` text NOT NULL,
	`changed_at` integer NOT NULL,
	`imported_draft` text,
	`requested_edit` text,
	`order_id` text,
	`order_number` text,
	`kind` text,
	`reason` text,
	`answer` text,
	`due_at` integer,
	`erase_at` integer,
	`last_seen_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_orders_key` ON `shop_orders` (`shop_id`,`key`);
--> statement-breakpoint
CREATE INDEX `shop_orders_due` ON `shop_orders` (`shop_id`,`due_at`) WHERE "due_at" is not null;
--> statement-breakpoint
CREATE INDEX `shop_orders_order` ON `shop_orders` (`account_id`,`order_id`) WHERE "order_id" is not null;
--> statement-breakpoint
CREATE INDEX `shop_orders_erase` ON `shop_orders` (`erase_at`) WHERE "erase_at" is not null;
--> statement-breakpoint
CREATE INDEX `shop_orders_parent` ON `shop_orders` (`shop_id`,`parent`);
--> statement-breakpoint
CREATE TABLE `shop_pushes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`shop_id` text NOT NULL,
	`shop_order_id` text NOT NULL,
	`message` text NOT NULL,
	`status` integer NOT NULL,
	`at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_pushes_message` ON `shop_pushes` (`shop_order_id`,`message`);
--> statement-breakpoint
CREATE INDEX `shop_pushes_due` ON `shop_pushes` (`shop_id`,`due_at`) WHERE "due_at" is not null;
--> statement-breakpoint
CREATE TABLE `shops` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`platform` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`state` text NOT NULL,
	`stop_reason` text,
	`sign_in` text NOT NULL,
	`credentials` text NOT NULL,
	`token_until` integer,
	`hook_secret` text NOT NULL,
	`merchant_id` text,
	`settings` text NOT NULL,
	`offer` text NOT NULL,
	`webhooks_found` integer DEFAULT 0 NOT NULL,
	`webhooks_expected` integer DEFAULT 0 NOT NULL,
	`hooks_checked_at` integer,
	`since` integer NOT NULL,
	`page_after` text,
	`page_newest` integer,
	`page_changes` integer DEFAULT 0 NOT NULL,
	`polled_at` integer,
	`polled_changes` integer DEFAULT 0 NOT NULL,
	`poll_at` integer,
	`fault` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`budget` text,
	`leased_until` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shops_address` ON `shops` (`account_id`,`platform`,`address`);
--> statement-breakpoint
CREATE INDEX `shops_poll` ON `shops` (`poll_at`) WHERE "state" = 'active';
--> statement-breakpoint
CREATE INDEX `shops_found` ON `shops` (`platform`,`address`);
--> statement-breakpoint
CREATE TABLE `slot_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	`window_from` text NOT NULL,
	`window_to` text NOT NULL,
	`delivery` text NOT NULL,
	`held_until` integer,
	`order_id` text,
	`key_id` text,
	`merchant_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `slot_claims_number` ON `slot_claims` (`account_id`,`day`,`number`);
--> statement-breakpoint
CREATE INDEX `slot_claims_held` ON `slot_claims` (`account_id`,`held_until`);
--> statement-breakpoint
CREATE TABLE `status_hours` (
	`hour` integer PRIMARY KEY NOT NULL,
	`first_minute` integer NOT NULL,
	`last_minute` integer NOT NULL,
	`minutes` integer NOT NULL,
	`lag_ms` integer NOT NULL,
	`tries` integer NOT NULL,
	`arrived` integer NOT NULL,
	`latency_ms` integer
);
--> statement-breakpoint
CREATE TABLE `stops` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`route_id` text NOT NULL,
	`shipment_id` text,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`state` text NOT NULL,
	`place` text NOT NULL,
	`arrive_at` integer NOT NULL,
	`latest_at` integer,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`wait_seconds` integer NOT NULL,
	`service_seconds` integer NOT NULL,
	`travel_seconds` integer NOT NULL,
	`distance` integer NOT NULL,
	`lateness` integer NOT NULL,
	`fixed` integer NOT NULL,
	`arrived_at` integer,
	`finished_at` integer,
	`claimed_at` integer,
	`opens_at` integer,
	`closes_at` integer,
	`notified_eta` integer,
	`outside_radius_meters` integer,
	`outside_radius_reason` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stops_route` ON `stops` (`route_id`,`position`);
--> statement-breakpoint
CREATE INDEX `stops_shipment` ON `stops` (`shipment_id`);
--> statement-breakpoint
CREATE TABLE `tags` (
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `name`)
);
--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`start_location_id` text,
	`return_location_id` text,
	`check_in_radius` integer,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name` ON `teams` (`account_id`,`name`);
--> statement-breakpoint
CREATE TABLE `till_counts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`till_id` text NOT NULL,
	`currency` text NOT NULL,
	`expected` integer NOT NULL,
	`counted` integer NOT NULL,
	`reason` text,
	`note` text,
	`at` integer NOT NULL,
	`actor_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `till_counts_newest` ON `till_counts` (`account_id`,`currency`,`id`);
--> statement-breakpoint
CREATE TABLE `till_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`from_till_id` text NOT NULL,
	`to_till_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`note` text,
	`at` integer NOT NULL,
	`actor_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `till_moves_newest` ON `till_moves` (`account_id`,`id`);
--> statement-breakpoint
CREATE TABLE `tills` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`closed` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tills_name` ON `tills` (`account_id`,`name`);
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
CREATE TABLE `travel_paces` (
	`account_id` text PRIMARY KEY NOT NULL,
	`due` integer NOT NULL,
	`learned_at` integer,
	`paces` text
);
--> statement-breakpoint
CREATE INDEX `travel_paces_due` ON `travel_paces` (`due`) WHERE "travel_paces"."due" = 1;
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`password` text,
	`photo` text,
	`language` text DEFAULT 'en' NOT NULL,
	`timezone` text,
	`theme` text DEFAULT 'system' NOT NULL,
	`shares_usage` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE TABLE `vehicles` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`plate_number` text NOT NULL,
	`name` text,
	`type` integer NOT NULL,
	`agent_id` text,
	`color` text,
	`make` text,
	`model` text,
	`year` integer,
	`fixed_cost` integer DEFAULT 0 NOT NULL,
	`route_completion_cost` integer DEFAULT 0 NOT NULL,
	`cost_per_km` real DEFAULT 0 NOT NULL,
	`cost_per_hour` real DEFAULT 0 NOT NULL,
	`parcel_capacity` integer,
	`pallet_capacity` integer,
	`max_volume` integer,
	`max_weight` integer,
	`max_active_shipments` integer,
	`options` text NOT NULL,
	`cooldown_minutes` integer DEFAULT 0 NOT NULL,
	`cooldown_until` integer,
	`available_from` text,
	`available_to` text,
	`start_location_id` text,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicles_plate` ON `vehicles` (`account_id`,`plate_number`);
--> statement-breakpoint
CREATE TABLE `webhook_attempts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`delivery` integer NOT NULL,
	`try` integer NOT NULL,
	`at` integer NOT NULL,
	`status` integer,
	`duration_ms` integer NOT NULL,
	`response` text,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `webhook_attempts_delivery` ON `webhook_attempts` (`account_id`,`delivery`,`seq`);
--> statement-breakpoint
CREATE INDEX `webhook_attempts_at` ON `webhook_attempts` (`at`);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`endpoint_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`number` text NOT NULL,
	`sample` text,
	`state` text NOT NULL,
	`due_at` integer,
	`attempt_count` integer DEFAULT 0 NOT NULL,
	`status` integer,
	`duration_ms` integer,
	`created_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`endpoint_id`,`event_id`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`endpoint_id`,`due_at`) WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_endpoint` ON `webhook_deliveries` (`account_id`,`endpoint_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_undelivered` ON `webhook_deliveries` (`account_id`,`event_id`) WHERE state <> 'delivered';
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);
--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`token_id` text,
	`app_id` text,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`size` text NOT NULL,
	`payload_version` text NOT NULL,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` integer,
	`signing` text DEFAULT 'v1' NOT NULL,
	`signing_key` text,
	`disabled_reason` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` integer,
	`leased_until` integer,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_endpoints_account` ON `webhook_endpoints` (`account_id`,`name`);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_app` ON `webhook_endpoints` (`app_id`) WHERE app_id is not null;
--> statement-breakpoint
CREATE TABLE `zone_edges` (
	`zone_id` text NOT NULL,
	`y1` real NOT NULL,
	`y2` real NOT NULL,
	`x1` real NOT NULL,
	`x2` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `zone_edges_zone` ON `zone_edges` (`zone_id`,`y1`,`y2`,`x1`,`x2`);
