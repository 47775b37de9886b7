ALTER TABLE `orders` ADD `agent_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `plan_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `fee_amount` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `fee_currency` text;--> statement-breakpoint
CREATE INDEX `orders_agent` ON `orders` (`account_id`,`agent_id`,`id`) WHERE "agent_id" is not null;--> statement-breakpoint
CREATE INDEX `orders_plan` ON `orders` (`account_id`,`plan_id`,`id`) WHERE "plan_id" is not null;
--> statement-breakpoint
-- An order names the agent and the plan of its newest shipment, and what its fees come to: lists filter by them without looking elsewhere.
CREATE TRIGGER orders_carried_link AFTER INSERT ON shipment_orders BEGIN
  UPDATE orders SET (agent_id, plan_id) = (SELECT s.agent_id, s.plan_id FROM shipments s WHERE s.id = NEW.shipment_id) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_carried_update AFTER UPDATE OF agent_id, plan_id, status ON shipments
WHEN OLD.agent_id IS NOT NEW.agent_id OR OLD.plan_id IS NOT NEW.plan_id OR (OLD.status = 7) <> (NEW.status = 7) BEGIN
  UPDATE orders SET agent_id = iif(NEW.status = 7, NULL, NEW.agent_id), plan_id = iif(NEW.status = 7, NULL, NEW.plan_id)
  WHERE id IN (SELECT order_id FROM shipment_orders WHERE shipment_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM shipment_orders later WHERE later.order_id = orders.id AND later.shipment_id > NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER orders_fees_insert AFTER INSERT ON order_fees BEGIN
  UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = NEW.order_id AND f.voided_at IS NULL) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_fees_update AFTER UPDATE OF amount, currency, voided_at ON order_fees BEGIN
  UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = NEW.order_id AND f.voided_at IS NULL) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
UPDATE orders SET (agent_id, plan_id) = (SELECT s.agent_id, s.plan_id FROM shipment_orders so JOIN shipments s ON s.id = so.shipment_id
  WHERE so.order_id = orders.id ORDER BY so.shipment_id DESC LIMIT 1)
WHERE id IN (SELECT so.order_id FROM shipment_orders so JOIN shipments s ON s.id = so.shipment_id WHERE s.status <> 7 AND (s.agent_id IS NOT NULL OR s.plan_id IS NOT NULL));
--> statement-breakpoint
UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = orders.id AND f.voided_at IS NULL)
WHERE id IN (SELECT order_id FROM order_fees);
