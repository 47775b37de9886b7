-- What orders are found by: number, reference, customer, phone, e-mail, destination, in pieces of three letters. The first
-- three characters, of the private use area, stand for the account, so that one piece keeps accounts apart (order-search.server.ts).
CREATE VIRTUAL TABLE order_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER orders_search_delete AFTER DELETE ON orders BEGIN
  DELETE FROM order_search WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
-- What customers are found by, as orders are.
CREATE VIRTUAL TABLE customer_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
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
CREATE TRIGGER orders_search_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || coalesce(' ' || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 36, 1)) - 1)), '') || ' ' || NEW.number || ' ' || coalesce(NEW.external_id, '') || ' ' || NEW.customer_name || ' ' || coalesce(NEW.customer_phone, '') || ' ' || coalesce(NEW.customer_email, '') || ' ' || NEW.destination_line);
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_update AFTER UPDATE OF external_id, customer_name, customer_phone, customer_email, destination_line, account_id, owner_account_id ON orders BEGIN
  DELETE FROM order_search WHERE rowid = OLD.rowid;
  INSERT INTO order_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || coalesce(' ' || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 36, 1)) - 1)), '') || ' ' || NEW.number || ' ' || coalesce(NEW.external_id, '') || ' ' || NEW.customer_name || ' ' || coalesce(NEW.customer_phone, '') || ' ' || coalesce(NEW.customer_email, '') || ' ' || NEW.destination_line);
END;
--> statement-breakpoint
-- What items are found by, as orders and customers are: in any place of SKU, barcode, name or tags.
CREATE VIRTUAL TABLE item_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER items_search_insert AFTER INSERT ON items BEGIN
  INSERT INTO item_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || ' ' || NEW.sku || ' ' || coalesce(NEW.barcode, '') || ' ' || NEW.name || ' ' || NEW.tags);
END;
--> statement-breakpoint
CREATE TRIGGER items_search_delete AFTER DELETE ON items BEGIN
  DELETE FROM item_search WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER items_search_update AFTER UPDATE OF sku, barcode, name, tags ON items BEGIN
  DELETE FROM item_search WHERE rowid = OLD.rowid;
  INSERT INTO item_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || ' ' || NEW.sku || ' ' || coalesce(NEW.barcode, '') || ' ' || NEW.name || ' ' || NEW.tags);
END;
--> statement-breakpoint
CREATE TRIGGER shipments_count_insert AFTER INSERT ON shipments BEGIN
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'shipments:' || NEW.type, 'status:' || NEW.status, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_count_delete AFTER DELETE ON shipments BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'shipments:' || OLD.type AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_count_update AFTER UPDATE OF status ON shipments WHEN OLD.status <> NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'shipments:' || OLD.type AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'shipments:' || NEW.type, 'status:' || NEW.status, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
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
CREATE TRIGGER orders_count_insert AFTER INSERT ON orders BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders', 'status:' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_delete AFTER DELETE ON orders BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_update AFTER UPDATE OF status, account_id, owner_account_id ON orders WHEN OLD.status <> NEW.status OR OLD.account_id <> NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders', 'status:' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_insert AFTER INSERT ON orders WHEN NEW.delivery_from IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_delete AFTER DELETE ON orders BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_due' AND facet = substr(OLD.delivery_from, 1, 10) || ':' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_update AFTER UPDATE OF status, delivery_from, account_id, owner_account_id ON orders WHEN OLD.status <> NEW.status OR OLD.delivery_from IS NOT NEW.delivery_from OR OLD.account_id <> NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_due' AND facet = substr(OLD.delivery_from, 1, 10) || ':' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE NEW.delivery_from IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id AND NEW.delivery_from IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_made_insert AFTER INSERT ON orders BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_made', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_made', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_made_delete AFTER DELETE ON orders BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_made' AND facet = CAST(OLD.created_at / 900000 AS TEXT);
END;
--> statement-breakpoint
CREATE TRIGGER orders_made_update AFTER UPDATE OF account_id, owner_account_id ON orders WHEN OLD.account_id <> NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_made' AND facet = CAST(OLD.created_at / 900000 AS TEXT);
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_made', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_made', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_count_insert AFTER INSERT ON items BEGIN
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'items', 'status:' || NEW.active, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER items_count_delete AFTER DELETE ON items BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'items' AND facet = 'status:' || OLD.active;
END;
--> statement-breakpoint
CREATE TRIGGER items_count_update AFTER UPDATE OF active ON items WHEN OLD.active <> NEW.active BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'items' AND facet = 'status:' || OLD.active;
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'items', 'status:' || NEW.active, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_at_insert AFTER INSERT ON orders WHEN NEW.source_location_id IS NOT NULL OR NEW.destination_location_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_at_delete AFTER DELETE ON orders WHEN OLD.source_location_id IS NOT NULL OR OLD.destination_location_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module IN ('orders' || '@' || OLD.source_location_id, 'orders' || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'orders' || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER orders_at_update AFTER UPDATE OF status, account_id, owner_account_id, source_location_id, destination ON orders
WHEN OLD.status <> NEW.status OR OLD.account_id <> NEW.account_id OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.destination_location_id IS NOT NEW.destination_location_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module IN ('orders' || '@' || OLD.source_location_id, 'orders' || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'orders' || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_at_insert AFTER INSERT ON shipments WHEN NEW.source_location_id IS NOT NULL OR NEW.destination_location_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_at_delete AFTER DELETE ON shipments WHEN OLD.source_location_id IS NOT NULL OR OLD.destination_location_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id) AND module IN ('shipments:' || OLD.type || '@' || OLD.source_location_id, 'shipments:' || OLD.type || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'shipments:' || OLD.type || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_at_update AFTER UPDATE OF status, account_id, source_location_id, destination ON shipments
WHEN OLD.status <> NEW.status OR OLD.account_id <> NEW.account_id OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.destination_location_id IS NOT NEW.destination_location_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id) AND module IN ('shipments:' || OLD.type || '@' || OLD.source_location_id, 'shipments:' || OLD.type || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'shipments:' || OLD.type || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- The audit log only grows.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
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
-- Nothing is picked that was not ordered, nor packed that was not picked, and no stock is below nothing.
CREATE TRIGGER order_items_within BEFORE UPDATE OF picked, packed ON order_items
WHEN NEW.picked < 0 OR NEW.packed < 0 OR NEW.picked > NEW.quantity OR NEW.packed > NEW.picked
BEGIN SELECT RAISE(ABORT, 'picked_out_of_range'); END;
--> statement-breakpoint
-- An order names the agent and the plan of its newest shipment, and what its fees come to: lists filter by them without looking elsewhere.
CREATE TRIGGER orders_carried_link AFTER INSERT ON shipment_orders BEGIN
  UPDATE orders SET (agent_id, plan_id, vehicle_id) = (SELECT s.agent_id, s.plan_id, s.vehicle_id FROM shipments s WHERE s.id = NEW.shipment_id) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_carried_update AFTER UPDATE OF agent_id, plan_id, vehicle_id, status ON shipments
WHEN OLD.agent_id IS NOT NEW.agent_id OR OLD.plan_id IS NOT NEW.plan_id OR OLD.vehicle_id IS NOT NEW.vehicle_id OR (OLD.status = 7) <> (NEW.status = 7) BEGIN
  UPDATE orders SET agent_id = iif(NEW.status = 7, NULL, NEW.agent_id), plan_id = iif(NEW.status = 7, NULL, NEW.plan_id), vehicle_id = iif(NEW.status = 7, NULL, NEW.vehicle_id)
  WHERE id IN (SELECT order_id FROM shipment_orders WHERE shipment_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM shipment_orders later WHERE later.order_id = orders.id AND later.shipment_id > NEW.id);
END;
--> statement-breakpoint
-- A shipment names the vehicle of its route, whichever of the two is written first.
CREATE TRIGGER shipments_vehicle_route AFTER UPDATE OF route_id ON shipments WHEN OLD.route_id IS NOT NEW.route_id BEGIN
  UPDATE shipments SET vehicle_id = (SELECT r.vehicle_id FROM routes r WHERE r.id = NEW.route_id) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_vehicle_insert AFTER INSERT ON routes WHEN NEW.vehicle_id IS NOT NULL BEGIN
  UPDATE shipments SET vehicle_id = NEW.vehicle_id WHERE account_id = NEW.account_id AND plan_id = NEW.plan_id AND route_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_vehicle_update AFTER UPDATE OF vehicle_id ON routes WHEN OLD.vehicle_id IS NOT NEW.vehicle_id BEGIN
  UPDATE shipments SET vehicle_id = NEW.vehicle_id WHERE account_id = NEW.account_id AND plan_id = NEW.plan_id AND route_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_fees_insert AFTER INSERT ON order_fees BEGIN
  UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = NEW.order_id AND f.voided_at IS NULL) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_fees_update AFTER UPDATE OF amount, currency, voided_at ON order_fees BEGIN
  UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = NEW.order_id AND f.voided_at IS NULL) WHERE id = NEW.order_id;
END;
