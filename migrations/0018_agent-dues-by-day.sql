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
	`distance_metres` integer DEFAULT 0 NOT NULL,
	`custom` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `unit`, `span`, `agent_id`, `currency`)
);
--> statement-breakpoint
-- What is open, of each day and each month: flat (1), hours (2), shipments (3), custom (4), distance (5), as agent_dues has them.
INSERT INTO agent_due_spans (account_id, unit, span, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_metres, custom)
SELECT t.account_id, s.value, substr(t.day, 1, iif(s.value = 'month', 7, 10)), t.agent_id, t.currency, count(*), sum(t.amount), sum(iif(t.type = 1, t.amount, 0)), sum(iif(t.type = 1, t.quantity, 0)), sum(iif(t.type = 2, t.amount, 0)), sum(iif(t.type = 2, t.quantity, 0)), sum(iif(t.type = 3, t.amount, 0)), sum(iif(t.type = 3, t.quantity, 0)), sum(iif(t.type = 5, t.amount, 0)), sum(iif(t.type = 5, t.quantity, 0)), sum(iif(t.type = 4, t.amount, 0))
FROM agent_transactions t, json_each('["day","month"]') s WHERE t.receipt_id IS NULL AND t.voided_at IS NULL
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE TRIGGER agent_due_spans_insert AFTER INSERT ON agent_transactions BEGIN
  INSERT INTO agent_due_spans (account_id, unit, span, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_metres, custom)
  SELECT NEW.account_id, s.value, substr(NEW.day, 1, iif(s.value = 'month', 7, 10)), NEW.agent_id, NEW.currency, 1, NEW.amount, iif(NEW.type = 1, NEW.amount, 0), iif(NEW.type = 1, NEW.quantity, 0), iif(NEW.type = 2, NEW.amount, 0), iif(NEW.type = 2, NEW.quantity, 0), iif(NEW.type = 3, NEW.amount, 0), iif(NEW.type = 3, NEW.quantity, 0), iif(NEW.type = 5, NEW.amount, 0), iif(NEW.type = 5, NEW.quantity, 0), iif(NEW.type = 4, NEW.amount, 0)
  FROM json_each('["day","month"]') s WHERE NEW.receipt_id IS NULL AND NEW.voided_at IS NULL
  ON CONFLICT (account_id, unit, span, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_metres = distance_metres + excluded.distance_metres, custom = custom + excluded.custom;
END;
--> statement-breakpoint
CREATE TRIGGER agent_due_spans_update AFTER UPDATE OF receipt_id, voided_at ON agent_transactions BEGIN
  INSERT INTO agent_due_spans (account_id, unit, span, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_metres, custom)
  SELECT OLD.account_id, s.value, substr(OLD.day, 1, iif(s.value = 'month', 7, 10)), OLD.agent_id, OLD.currency, -1, -OLD.amount, iif(OLD.type = 1, -OLD.amount, 0), iif(OLD.type = 1, -OLD.quantity, 0), iif(OLD.type = 2, -OLD.amount, 0), iif(OLD.type = 2, -OLD.quantity, 0), iif(OLD.type = 3, -OLD.amount, 0), iif(OLD.type = 3, -OLD.quantity, 0), iif(OLD.type = 5, -OLD.amount, 0), iif(OLD.type = 5, -OLD.quantity, 0), iif(OLD.type = 4, -OLD.amount, 0)
  FROM json_each('["day","month"]') s WHERE OLD.receipt_id IS NULL AND OLD.voided_at IS NULL
  ON CONFLICT (account_id, unit, span, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_metres = distance_metres + excluded.distance_metres, custom = custom + excluded.custom;
  INSERT INTO agent_due_spans (account_id, unit, span, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_metres, custom)
  SELECT NEW.account_id, s.value, substr(NEW.day, 1, iif(s.value = 'month', 7, 10)), NEW.agent_id, NEW.currency, 1, NEW.amount, iif(NEW.type = 1, NEW.amount, 0), iif(NEW.type = 1, NEW.quantity, 0), iif(NEW.type = 2, NEW.amount, 0), iif(NEW.type = 2, NEW.quantity, 0), iif(NEW.type = 3, NEW.amount, 0), iif(NEW.type = 3, NEW.quantity, 0), iif(NEW.type = 5, NEW.amount, 0), iif(NEW.type = 5, NEW.quantity, 0), iif(NEW.type = 4, NEW.amount, 0)
  FROM json_each('["day","month"]') s WHERE NEW.receipt_id IS NULL AND NEW.voided_at IS NULL
  ON CONFLICT (account_id, unit, span, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_metres = distance_metres + excluded.distance_metres, custom = custom + excluded.custom;
  DELETE FROM agent_due_spans
  WHERE account_id = OLD.account_id AND unit IN ('day', 'month') AND span IN (OLD.day, substr(OLD.day, 1, 7)) AND agent_id = OLD.agent_id AND currency = OLD.currency AND count = 0;
END;
--> statement-breakpoint
-- The day and how much was done are in the sums as well: they stay as they were written.
DROP TRIGGER agent_transactions_keep_update;
--> statement-breakpoint
CREATE TRIGGER agent_transactions_keep_update BEFORE UPDATE ON agent_transactions
WHEN NEW.amount <> OLD.amount OR NEW.quantity <> OLD.quantity OR NEW.day <> OLD.day OR NEW.currency <> OLD.currency OR NEW.agent_id <> OLD.agent_id OR NEW.account_id <> OLD.account_id OR NEW.type <> OLD.type OR NEW.source <> OLD.source
BEGIN SELECT RAISE(ABORT, 'agent_transactions keep what they say'); END;
