CREATE TABLE `gazetteer` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`country` text NOT NULL,
	`longitude` real NOT NULL,
	`latitude` real NOT NULL,
	`population` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gazetteer_key` ON `gazetteer` (`country`,`key`);--> statement-breakpoint
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
CREATE INDEX `notes_about` ON `notes` (`about_id`,`id`);--> statement-breakpoint
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
CREATE INDEX `order_documents_order` ON `order_documents` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_documents_waiting` ON `order_documents` (`created_at`) WHERE "order_id" is null;
--> statement-breakpoint
-- An order says what of its items is picked (domain §3 "Flags"); it follows its items, whoever writes them.
CREATE TRIGGER order_items_flags_insert AFTER INSERT ON order_items BEGIN
  UPDATE orders SET
    has_unpicked_items = has_unpicked_items OR NEW.picked < NEW.quantity,
    has_at_least_one_picked_item = has_at_least_one_picked_item OR NEW.picked > 0
  WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER order_items_flags_update AFTER UPDATE OF picked, quantity ON order_items BEGIN
  UPDATE orders SET
    has_unpicked_items = EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = NEW.order_id AND i.picked < i.quantity),
    has_at_least_one_picked_item = EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = NEW.order_id AND i.picked > 0)
  WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER order_items_flags_delete AFTER DELETE ON order_items BEGIN
  UPDATE orders SET
    has_unpicked_items = EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = OLD.order_id AND i.picked < i.quantity),
    has_at_least_one_picked_item = EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = OLD.order_id AND i.picked > 0)
  WHERE id = OLD.order_id;
END;
--> statement-breakpoint
UPDATE orders SET has_unpicked_items = 1 WHERE EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = orders.id AND i.picked < i.quantity);
--> statement-breakpoint
UPDATE orders SET has_at_least_one_picked_item = 1 WHERE EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = orders.id AND i.picked > 0);
--> statement-breakpoint
-- Nothing is picked that was not ordered, nor packed that was not picked, and no stock is below nothing.
CREATE TRIGGER order_items_within BEFORE UPDATE OF picked, packed ON order_items
WHEN NEW.picked < 0 OR NEW.packed < 0 OR NEW.picked > NEW.quantity OR NEW.packed > NEW.picked
BEGIN SELECT RAISE(ABORT, 'picked_out_of_range'); END;
