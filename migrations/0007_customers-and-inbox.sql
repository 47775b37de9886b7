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
CREATE INDEX `contacts_customer` ON `contacts` (`account_id`,`customer_id`,`position`);--> statement-breakpoint
CREATE TABLE `customer_merges` (
	`account_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`into_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `customer_id`)
);
--> statement-breakpoint
ALTER TABLE `addresses` ADD `label` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `notes` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `sort_name` text GENERATED ALWAYS AS (lower(trim(case when type = 2 then coalesce(business_name, '') else coalesce(first_name, '') || ' ' || coalesce(last_name, '') end))) VIRTUAL;--> statement-breakpoint
CREATE INDEX `customers_name` ON `customers` (`account_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `customers_type` ON `customers` (`account_id`,`type`,`id`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `key` text;--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`account_id`,`user_id`,`id`) WHERE "read_at" is null and "archived_at" is null;--> statement-breakpoint
CREATE INDEX `notifications_open` ON `notifications` (`account_id`,`user_id`,`id`) WHERE "archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_key` ON `notifications` (`account_id`,`user_id`,`key`);
--> statement-breakpoint
-- What customers are found by, as orders are (migration "search-orders").
CREATE VIRTUAL TABLE customer_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO customer_search (rowid, text) SELECT c.rowid, char(57344 + (instr('0123456789abcdef', substr(c.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(c.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(c.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(c.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(c.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(c.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(c.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(c.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(c.account_id, 36, 1)) - 1)) || ' ' || coalesce(c.business_name, '') || ' ' || coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '') || ' ' || coalesce(c.phone, '') || ' ' || coalesce(c.email, '') || ' ' || c.tags FROM customers c;
--> statement-breakpoint
CREATE TRIGGER customers_search_insert AFTER INSERT ON customers BEGIN
  INSERT INTO customer_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.first_name, '') || ' ' || coalesce(NEW.last_name, '') || ' ' || coalesce(NEW.phone, '') || ' ' || coalesce(NEW.email, '') || ' ' || NEW.tags);
END;
--> statement-breakpoint
CREATE TRIGGER customers_search_delete AFTER DELETE ON customers BEGIN
  DELETE FROM customer_search WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER customers_search_update AFTER UPDATE OF business_name, first_name, last_name, phone, email, tags ON customers BEGIN
  DELETE FROM customer_search WHERE rowid = OLD.rowid;
  INSERT INTO customer_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.first_name, '') || ' ' || coalesce(NEW.last_name, '') || ' ' || coalesce(NEW.phone, '') || ' ' || coalesce(NEW.email, '') || ' ' || NEW.tags);
END;
--> statement-breakpoint
-- Customers by type, orders by the day they are due and by the quarter of an hour they were made in: nothing is counted by scanning.
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'customers', 'status:' || type, count(*) FROM customers GROUP BY account_id, type;
--> statement-breakpoint
CREATE TRIGGER customers_count_insert AFTER INSERT ON customers BEGIN
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'customers', 'status:' || NEW.type, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER customers_count_delete AFTER DELETE ON customers BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'customers' AND facet = 'status:' || OLD.type;
END;
--> statement-breakpoint
CREATE TRIGGER customers_count_update AFTER UPDATE OF type ON customers WHEN OLD.type <> NEW.type BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'customers' AND facet = 'status:' || OLD.type;
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'customers', 'status:' || NEW.type, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'orders_due', substr(delivery_from, 1, 10) || ':' || status, count(*) FROM orders WHERE delivery_from IS NOT NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'orders_made', CAST(created_at / 900000 AS TEXT), count(*) FROM orders GROUP BY 1, 3;
--> statement-breakpoint
CREATE TRIGGER orders_due_insert AFTER INSERT ON orders WHEN NEW.delivery_from IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_made_insert AFTER INSERT ON orders BEGIN
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'orders_made', CAST(NEW.created_at / 900000 AS TEXT), 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_delete AFTER DELETE ON orders WHEN OLD.delivery_from IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'orders_due' AND facet = substr(OLD.delivery_from, 1, 10) || ':' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER orders_made_delete AFTER DELETE ON orders BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'orders_made' AND facet = CAST(OLD.created_at / 900000 AS TEXT);
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_update AFTER UPDATE OF status, delivery_from ON orders WHEN OLD.status <> NEW.status OR OLD.delivery_from IS NOT NEW.delivery_from BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'orders_due' AND facet = substr(OLD.delivery_from, 1, 10) || ':' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE NEW.delivery_from IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
