CREATE TABLE `items` (
	`id` text PRIMARY KEY NOT NULL,
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
CREATE UNIQUE INDEX `items_sku` ON `items` (`account_id`,`sku`);--> statement-breakpoint
CREATE UNIQUE INDEX `items_barcode` ON `items` (`account_id`,`barcode`);--> statement-breakpoint
CREATE INDEX `items_name` ON `items` (`account_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `items_created` ON `items` (`account_id`,`id`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `picklist_events_version` ON `picklist_events` (`picklist_id`,`version`);--> statement-breakpoint
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
CREATE INDEX `picklist_items_list` ON `picklist_items` (`picklist_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `picklist_items_open` ON `picklist_items` (`order_item_id`) WHERE "open" = 1;--> statement-breakpoint
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
CREATE INDEX `picklists_created` ON `picklists` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `picklists_status` ON `picklists` (`account_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `picklists_user` ON `picklists` (`account_id`,`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `picklists_location` ON `picklists` (`account_id`,`location_id`,`id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `has_unpicked_items` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `has_at_least_one_picked_item` integer DEFAULT false NOT NULL;--> statement-breakpoint
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
