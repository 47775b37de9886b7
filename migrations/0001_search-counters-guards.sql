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
--> statement-breakpoint
-- The ledger is append-only: a second transfer of an id must be the same one, and says nothing; a correction is another transfer.
CREATE TRIGGER ledger_transfers_keep_update BEFORE UPDATE ON ledger_transfers
BEGIN SELECT RAISE(ABORT, 'ledger_transfers is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_same BEFORE INSERT ON ledger_transfers
WHEN EXISTS (SELECT 1 FROM ledger_transfers t WHERE t.id = NEW.id AND (t.account_id <> NEW.account_id OR t.kind <> NEW.kind
  OR t.debit_account <> NEW.debit_account OR t.credit_account <> NEW.credit_account OR t.amount <> NEW.amount OR t.currency <> NEW.currency))
BEGIN SELECT RAISE(ABORT, 'ledger transfer differs from the one of its id'); END;
--> statement-breakpoint
-- Both sides are accounts of the same books and of the transfer's currency.
CREATE TRIGGER ledger_transfers_sides BEFORE INSERT ON ledger_transfers
WHEN NEW.debit_account = NEW.credit_account OR (SELECT count(*) FROM ledger_accounts a
  WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.account_id = NEW.account_id AND a.currency = NEW.currency) <> 2
BEGIN SELECT RAISE(ABORT, 'ledger transfer between unfit accounts'); END;
--> statement-breakpoint
-- Balances follow their transfers in the same batch.
CREATE TRIGGER ledger_transfers_balance AFTER INSERT ON ledger_transfers BEGIN
  UPDATE ledger_accounts SET debit = debit + NEW.amount WHERE id = NEW.debit_account;
  UPDATE ledger_accounts SET credit = credit + NEW.amount WHERE id = NEW.credit_account;
END;
--> statement-breakpoint
-- What was never there cannot be handed over.
CREATE TRIGGER ledger_accounts_floor AFTER UPDATE ON ledger_accounts WHEN NEW.kind = 'agent_cash' AND NEW.credit > NEW.debit
BEGIN SELECT RAISE(ABORT, 'agent cash below nothing'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_keep_update BEFORE UPDATE ON ledger_accounts
WHEN NEW.debit < OLD.debit OR NEW.credit < OLD.credit OR NEW.id <> OLD.id OR NEW.account_id <> OLD.account_id OR NEW.kind <> OLD.kind OR NEW.owner_id <> OLD.owner_id OR NEW.currency <> OLD.currency
BEGIN SELECT RAISE(ABORT, 'ledger_accounts only grow'); END;
--> statement-breakpoint
-- A collection is owed to its order's merchant, whoever writes either.
CREATE TRIGGER collections_merchant_insert AFTER INSERT ON collections BEGIN
  UPDATE collections SET merchant_id = (SELECT o.merchant_id FROM orders o WHERE o.id = NEW.order_id) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER collections_merchant_update AFTER UPDATE OF merchant_id ON orders WHEN OLD.merchant_id IS NOT NEW.merchant_id BEGIN
  UPDATE collections SET merchant_id = NEW.merchant_id WHERE order_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER collections_count_insert AFTER INSERT ON collections BEGIN
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'collections', 'status:' || NEW.status, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER collections_count_delete AFTER DELETE ON collections BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collections' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER collections_count_update AFTER UPDATE OF status, account_id ON collections WHEN OLD.status <> NEW.status OR OLD.account_id <> NEW.account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collections' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'collections', 'status:' || NEW.status, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- What agents hold: collected (3) and not received. Cash is what is paid in cash or by no method that is named (0, 1).
CREATE TRIGGER agent_holdings_update AFTER UPDATE OF status, agent_id, receipt_id, amount, currency, method, account_id ON collections
WHEN OLD.status = 3 OR NEW.status = 3 BEGIN
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT OLD.account_id, coalesce(OLD.agent_id, ''), OLD.currency, iif(OLD.receipt_id IS NULL, -1, 0), iif(OLD.receipt_id IS NULL, -iif(OLD.method IN (0, 1), OLD.amount, 0), 0), iif(OLD.receipt_id IS NULL, -iif(OLD.method IN (0, 1), 0, OLD.amount), 0), iif(OLD.receipt_id IS NULL, 0, -1), iif(OLD.receipt_id IS NULL, 0, -iif(OLD.method IN (0, 1), OLD.amount, 0)), iif(OLD.receipt_id IS NULL, 0, -iif(OLD.method IN (0, 1), 0, OLD.amount)) WHERE OLD.status = 3
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT NEW.account_id, coalesce(NEW.agent_id, ''), NEW.currency, iif(NEW.receipt_id IS NULL, 1, 0), iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), NEW.amount, 0), 0), iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), 0, NEW.amount), 0), iif(NEW.receipt_id IS NULL, 0, 1), iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), NEW.amount, 0)), iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), 0, NEW.amount)) WHERE NEW.status = 3
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
END;
--> statement-breakpoint
CREATE TRIGGER agent_holdings_insert AFTER INSERT ON collections WHEN NEW.status = 3 BEGIN
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT NEW.account_id, coalesce(NEW.agent_id, ''), NEW.currency, iif(NEW.receipt_id IS NULL, 1, 0), iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), NEW.amount, 0), 0), iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), 0, NEW.amount), 0), iif(NEW.receipt_id IS NULL, 0, 1), iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), NEW.amount, 0)), iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), 0, NEW.amount)) WHERE NEW.status = 3
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
END;
--> statement-breakpoint
CREATE TRIGGER agent_holdings_delete AFTER DELETE ON collections WHEN OLD.status = 3 BEGIN
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT OLD.account_id, coalesce(OLD.agent_id, ''), OLD.currency, iif(OLD.receipt_id IS NULL, -1, 0), iif(OLD.receipt_id IS NULL, -iif(OLD.method IN (0, 1), OLD.amount, 0), 0), iif(OLD.receipt_id IS NULL, -iif(OLD.method IN (0, 1), 0, OLD.amount), 0), iif(OLD.receipt_id IS NULL, 0, -1), iif(OLD.receipt_id IS NULL, 0, -iif(OLD.method IN (0, 1), OLD.amount, 0)), iif(OLD.receipt_id IS NULL, 0, -iif(OLD.method IN (0, 1), 0, OLD.amount)) WHERE OLD.status = 3
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
END;
--> statement-breakpoint
-- What agents earned and is in no receipt: flat (1), hours (2), shipments (3), custom (4), distance (5).
CREATE TRIGGER agent_dues_insert AFTER INSERT ON agent_transactions BEGIN
  INSERT INTO agent_dues (account_id, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_metres, custom)
  SELECT NEW.account_id, NEW.agent_id, NEW.currency, 1, NEW.amount, iif(NEW.type = 1, NEW.amount, 0), iif(NEW.type = 1, NEW.quantity, 0), iif(NEW.type = 2, NEW.amount, 0), iif(NEW.type = 2, NEW.quantity, 0), iif(NEW.type = 3, NEW.amount, 0), iif(NEW.type = 3, NEW.quantity, 0), iif(NEW.type = 5, NEW.amount, 0), iif(NEW.type = 5, NEW.quantity, 0), iif(NEW.type = 4, NEW.amount, 0) WHERE NEW.receipt_id IS NULL AND NEW.voided_at IS NULL
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_metres = distance_metres + excluded.distance_metres, custom = custom + excluded.custom;
END;
--> statement-breakpoint
CREATE TRIGGER agent_dues_update AFTER UPDATE OF receipt_id, voided_at ON agent_transactions BEGIN
  INSERT INTO agent_dues (account_id, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_metres, custom)
  SELECT OLD.account_id, OLD.agent_id, OLD.currency, -1, -OLD.amount, iif(OLD.type = 1, -OLD.amount, 0), iif(OLD.type = 1, -OLD.quantity, 0), iif(OLD.type = 2, -OLD.amount, 0), iif(OLD.type = 2, -OLD.quantity, 0), iif(OLD.type = 3, -OLD.amount, 0), iif(OLD.type = 3, -OLD.quantity, 0), iif(OLD.type = 5, -OLD.amount, 0), iif(OLD.type = 5, -OLD.quantity, 0), iif(OLD.type = 4, -OLD.amount, 0) WHERE OLD.receipt_id IS NULL AND OLD.voided_at IS NULL
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_metres = distance_metres + excluded.distance_metres, custom = custom + excluded.custom;
  INSERT INTO agent_dues (account_id, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_metres, custom)
  SELECT NEW.account_id, NEW.agent_id, NEW.currency, 1, NEW.amount, iif(NEW.type = 1, NEW.amount, 0), iif(NEW.type = 1, NEW.quantity, 0), iif(NEW.type = 2, NEW.amount, 0), iif(NEW.type = 2, NEW.quantity, 0), iif(NEW.type = 3, NEW.amount, 0), iif(NEW.type = 3, NEW.quantity, 0), iif(NEW.type = 5, NEW.amount, 0), iif(NEW.type = 5, NEW.quantity, 0), iif(NEW.type = 4, NEW.amount, 0) WHERE NEW.receipt_id IS NULL AND NEW.voided_at IS NULL
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_metres = distance_metres + excluded.distance_metres, custom = custom + excluded.custom;
END;
--> statement-breakpoint
-- What was earned says the same for good; a correction voids it.
CREATE TRIGGER agent_transactions_keep_update BEFORE UPDATE ON agent_transactions
WHEN NEW.amount <> OLD.amount OR NEW.currency <> OLD.currency OR NEW.agent_id <> OLD.agent_id OR NEW.account_id <> OLD.account_id OR NEW.type <> OLD.type OR NEW.source <> OLD.source
BEGIN SELECT RAISE(ABORT, 'agent_transactions keep what they say'); END;
--> statement-breakpoint
-- What merchants owe and are owed: fees that are on no invoice, collections that are received (4) or prepaid to the account (2) and in no settlement.
CREATE TRIGGER merchant_balances_fee_insert AFTER INSERT ON order_fees BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, order_count, fee_count, fees)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, +(iif(NEW.type IN ('shipping', 'rto_fee'), 1, 0)), +(1), +(NEW.amount) WHERE NEW.merchant_id IS NOT NULL AND NEW.voided_at IS NULL AND NEW.invoice_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET order_count = order_count + excluded.order_count, fee_count = fee_count + excluded.fee_count, fees = fees + excluded.fees;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_fee_update AFTER UPDATE OF amount, currency, voided_at, invoice_id, merchant_id ON order_fees BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, order_count, fee_count, fees)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(iif(OLD.type IN ('shipping', 'rto_fee'), 1, 0)), -(1), -(OLD.amount) WHERE OLD.merchant_id IS NOT NULL AND OLD.voided_at IS NULL AND OLD.invoice_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET order_count = order_count + excluded.order_count, fee_count = fee_count + excluded.fee_count, fees = fees + excluded.fees;
  INSERT INTO merchant_balances (account_id, merchant_id, currency, order_count, fee_count, fees)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, +(iif(NEW.type IN ('shipping', 'rto_fee'), 1, 0)), +(1), +(NEW.amount) WHERE NEW.merchant_id IS NOT NULL AND NEW.voided_at IS NULL AND NEW.invoice_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET order_count = order_count + excluded.order_count, fee_count = fee_count + excluded.fee_count, fees = fees + excluded.fees;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_held_insert AFTER INSERT ON collections BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, +(1), +(NEW.amount) WHERE NEW.merchant_id IS NOT NULL AND NEW.settlement_id IS NULL AND (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_held_update AFTER UPDATE OF status, merchant_id, settlement_id, prepaid_holder, amount, currency, account_id ON collections BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE OLD.merchant_id IS NOT NULL AND OLD.settlement_id IS NULL AND (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, +(1), +(NEW.amount) WHERE NEW.merchant_id IS NOT NULL AND NEW.settlement_id IS NULL AND (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_held_delete AFTER DELETE ON collections BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE OLD.merchant_id IS NOT NULL AND OLD.settlement_id IS NULL AND (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
-- What is pending has the name of its merchant, and is counted.
CREATE TRIGGER merchant_balances_name AFTER INSERT ON merchant_balances BEGIN
  UPDATE merchant_balances SET merchant_name = coalesce((SELECT m.name FROM merchants m WHERE m.id = NEW.merchant_id), '')
  WHERE account_id = NEW.account_id AND merchant_id = NEW.merchant_id AND currency = NEW.currency;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_renamed AFTER UPDATE OF name ON merchants WHEN OLD.name <> NEW.name BEGIN
  UPDATE merchant_balances SET merchant_name = NEW.name WHERE account_id = NEW.account_id AND merchant_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_count_insert AFTER INSERT ON merchant_balances BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'merchant_balances', 'open', 1 WHERE (NEW.fee_count > 0 OR NEW.held_count > 0)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_count_update AFTER UPDATE OF fee_count, held_count ON merchant_balances BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'merchant_balances' AND facet = 'open' AND (OLD.fee_count > 0 OR OLD.held_count > 0);
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'merchant_balances', 'open', 1 WHERE (NEW.fee_count > 0 OR NEW.held_count > 0)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_count_delete AFTER DELETE ON merchant_balances BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'merchant_balances' AND facet = 'open' AND (OLD.fee_count > 0 OR OLD.held_count > 0);
END;
--> statement-breakpoint
-- Documents are counted by their status.
CREATE TRIGGER invoices_count_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'invoices', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_count_update AFTER UPDATE OF status ON invoices BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'invoices' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'invoices', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_count_delete AFTER DELETE ON invoices BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'invoices' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER settlements_count_insert AFTER INSERT ON settlements BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'settlements', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settlements_count_update AFTER UPDATE OF status ON settlements BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'settlements' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'settlements', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settlements_count_delete AFTER DELETE ON settlements BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'settlements' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER collection_receipts_count_insert AFTER INSERT ON collection_receipts BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'collection_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER collection_receipts_count_update AFTER UPDATE OF status ON collection_receipts BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collection_receipts' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'collection_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER collection_receipts_count_delete AFTER DELETE ON collection_receipts BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collection_receipts' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER agent_receipts_count_insert AFTER INSERT ON agent_receipts BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'agent_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER agent_receipts_count_update AFTER UPDATE OF status ON agent_receipts BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'agent_receipts' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'agent_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER agent_receipts_count_delete AFTER DELETE ON agent_receipts BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'agent_receipts' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- The proof of the books: live lines of documents, and rows that say they are in one. Two counts that know nothing of each other.
CREATE TRIGGER receipt_lines_places_insert AFTER INSERT ON receipt_lines BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'places', 'receipt_lines:' || NEW.currency, 1 WHERE NEW.live = 1
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER receipt_lines_places_update AFTER UPDATE OF live, currency ON receipt_lines BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'places' AND facet = 'receipt_lines:' || OLD.currency AND OLD.live = 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'places', 'receipt_lines:' || NEW.currency, 1 WHERE NEW.live = 1
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER receipt_lines_places_delete AFTER DELETE ON receipt_lines BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'places' AND facet = 'receipt_lines:' || OLD.currency AND OLD.live = 1;
END;
--> statement-breakpoint
CREATE TRIGGER settlement_lines_places_insert AFTER INSERT ON settlement_lines BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'places', 'settlement_lines:' || NEW.currency, 1 WHERE NEW.live = 1 AND NEW.kind = 'collection'
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settlement_lines_places_update AFTER UPDATE OF live, currency ON settlement_lines BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'places' AND facet = 'settlement_lines:' || OLD.currency AND OLD.live = 1 AND OLD.kind = 'collection';
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'places', 'settlement_lines:' || NEW.currency, 1 WHERE NEW.live = 1 AND NEW.kind = 'collection'
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settlement_lines_places_delete AFTER DELETE ON settlement_lines BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'places' AND facet = 'settlement_lines:' || OLD.currency AND OLD.live = 1 AND OLD.kind = 'collection';
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_places_insert AFTER INSERT ON invoice_lines BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'places', 'invoice_lines:' || NEW.currency, 1 WHERE NEW.live = 1 AND NEW.fee_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_places_update AFTER UPDATE OF live, currency ON invoice_lines BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'places' AND facet = 'invoice_lines:' || OLD.currency AND OLD.live = 1 AND OLD.fee_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'places', 'invoice_lines:' || NEW.currency, 1 WHERE NEW.live = 1 AND NEW.fee_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_places_delete AFTER DELETE ON invoice_lines BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'places' AND facet = 'invoice_lines:' || OLD.currency AND OLD.live = 1 AND OLD.fee_id IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER collections_receipt_id_placed_insert AFTER INSERT ON collections BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'placed', 'receipt_lines:' || NEW.currency, 1 WHERE NEW.receipt_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER collections_receipt_id_placed_update AFTER UPDATE OF receipt_id, currency, account_id ON collections BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'placed' AND facet = 'receipt_lines:' || OLD.currency AND OLD.receipt_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'placed', 'receipt_lines:' || NEW.currency, 1 WHERE NEW.receipt_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER collections_receipt_id_placed_delete AFTER DELETE ON collections BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'placed' AND facet = 'receipt_lines:' || OLD.currency AND OLD.receipt_id IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER collections_settlement_id_placed_insert AFTER INSERT ON collections BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'placed', 'settlement_lines:' || NEW.currency, 1 WHERE NEW.settlement_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER collections_settlement_id_placed_update AFTER UPDATE OF settlement_id, currency, account_id ON collections BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'placed' AND facet = 'settlement_lines:' || OLD.currency AND OLD.settlement_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'placed', 'settlement_lines:' || NEW.currency, 1 WHERE NEW.settlement_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER collections_settlement_id_placed_delete AFTER DELETE ON collections BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'placed' AND facet = 'settlement_lines:' || OLD.currency AND OLD.settlement_id IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER order_fees_invoice_id_placed_insert AFTER INSERT ON order_fees BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'placed', 'invoice_lines:' || NEW.currency, 1 WHERE NEW.invoice_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_fees_invoice_id_placed_update AFTER UPDATE OF invoice_id, currency, account_id ON order_fees BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'placed' AND facet = 'invoice_lines:' || OLD.currency AND OLD.invoice_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'placed', 'invoice_lines:' || NEW.currency, 1 WHERE NEW.invoice_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER order_fees_invoice_id_placed_delete AFTER DELETE ON order_fees BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'placed' AND facet = 'invoice_lines:' || OLD.currency AND OLD.invoice_id IS NOT NULL;
END;
--> statement-breakpoint
-- The proof of the books: what was received, or paid ahead to the carrier, for each merchant and for the account itself.
CREATE TRIGGER collections_received_insert AFTER INSERT ON collections BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'received', coalesce(NEW.merchant_id, '') || ':' || NEW.currency, NEW.amount WHERE (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_received_update AFTER UPDATE OF status, prepaid_holder, amount, currency, merchant_id, account_id ON collections BEGIN
  UPDATE counters SET n = n - OLD.amount WHERE account_id = OLD.account_id AND module = 'received' AND facet = coalesce(OLD.merchant_id, '') || ':' || OLD.currency AND (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier'));
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'received', coalesce(NEW.merchant_id, '') || ':' || NEW.currency, NEW.amount WHERE (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_received_delete AFTER DELETE ON collections BEGIN
  UPDATE counters SET n = n - OLD.amount WHERE account_id = OLD.account_id AND module = 'received' AND facet = coalesce(OLD.merchant_id, '') || ':' || OLD.currency AND (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier'));
END;
--> statement-breakpoint
-- Every number that was given is logged, and the log is append-only.
CREATE TRIGGER document_numbers_invoices AFTER INSERT ON invoices BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, given_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'invoice', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_settlements AFTER INSERT ON settlements BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, given_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'settlement', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_collection_receipts AFTER INSERT ON collection_receipts BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, given_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'collection_receipt', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_cancellation AFTER UPDATE OF cancellation ON invoices WHEN OLD.cancellation IS NULL AND NEW.cancellation IS NOT NULL BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, given_at, actor_name)
  SELECT NEW.account_id, NEW.cancellation, 'cancellation', NEW.id, NEW.voided_at, coalesce((SELECT e.actor_name FROM document_events e WHERE e.document_id = NEW.id ORDER BY e.version DESC LIMIT 1), '');
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_keep_update BEFORE UPDATE ON document_numbers
BEGIN SELECT RAISE(ABORT, 'document_numbers is append-only'); END;
--> statement-breakpoint
-- Every account has secrets of its own.
CREATE TRIGGER accounts_secrets_insert AFTER INSERT ON accounts BEGIN
  INSERT OR IGNORE INTO account_secrets (account_id, door_key) VALUES (NEW.id, lower(hex(randomblob(32))));
END;
--> statement-breakpoint
-- Who is signed out is notified no more, however the session ended.
CREATE TRIGGER sessions_push_delete AFTER DELETE ON sessions BEGIN
  DELETE FROM push_devices WHERE session = OLD.token_hash;
END;
--> statement-breakpoint
CREATE TRIGGER agent_sessions_push_delete AFTER DELETE ON agent_sessions BEGIN
  DELETE FROM push_devices WHERE session = OLD.token_hash;
END;
--> statement-breakpoint
-- Answers to disputes that are in no settlement are held for their merchant as collections are: the next settlement pays them.
CREATE TRIGGER merchant_balances_correction_insert AFTER INSERT ON merchant_corrections BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, +(1), +(NEW.amount) WHERE NEW.settlement_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_correction_update AFTER UPDATE OF settlement_id, amount, currency, merchant_id ON merchant_corrections BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE OLD.settlement_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, +(1), +(NEW.amount) WHERE NEW.settlement_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_correction_delete AFTER DELETE ON merchant_corrections BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE OLD.settlement_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
-- A sandbox has the plan and the features of its account, whoever writes them.
CREATE TRIGGER accounts_sandbox_follows AFTER UPDATE OF features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at ON accounts WHEN NEW.sandbox_of IS NULL BEGIN
  UPDATE accounts SET (features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at)
    = (NEW.features, NEW.plan, NEW.trial_ends_at, NEW.cancelled_at, NEW.payment_state, NEW.cancels_at)
  WHERE sandbox_of = NEW.id;
END;
--> statement-breakpoint
-- Nothing but a sandbox is emptied.
CREATE TRIGGER accounts_emptying BEFORE UPDATE OF emptying_since, sandbox_of ON accounts WHEN NEW.emptying_since IS NOT NULL AND NEW.sandbox_of IS NULL
BEGIN SELECT RAISE(ABORT, 'only a sandbox is emptied'); END;
--> statement-breakpoint
-- Its people are those of its account, with what they may do; places that they are confined to are not in it.
CREATE TRIGGER accounts_sandbox_people AFTER INSERT ON accounts WHEN NEW.sandbox_of IS NOT NULL BEGIN
  INSERT INTO memberships (account_id, user_id, is_owner, full_access, permissions, status, first_steps_hidden_at, created_at)
  SELECT NEW.id, user_id, is_owner, full_access, permissions, status, NEW.created_at, NEW.created_at FROM memberships WHERE account_id = NEW.sandbox_of;
END;
--> statement-breakpoint
CREATE TRIGGER memberships_sandbox_insert AFTER INSERT ON memberships BEGIN
  INSERT INTO memberships (account_id, user_id, is_owner, full_access, permissions, status, first_steps_hidden_at, created_at)
  SELECT id, NEW.user_id, NEW.is_owner, NEW.full_access, NEW.permissions, NEW.status, NEW.created_at, NEW.created_at FROM accounts WHERE sandbox_of = NEW.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER memberships_sandbox_update AFTER UPDATE OF is_owner, full_access, permissions, status ON memberships BEGIN
  UPDATE memberships SET (is_owner, full_access, permissions, status) = (NEW.is_owner, NEW.full_access, NEW.permissions, NEW.status)
  WHERE user_id = NEW.user_id AND account_id = (SELECT id FROM accounts WHERE sandbox_of = NEW.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER memberships_sandbox_delete AFTER DELETE ON memberships BEGIN
  DELETE FROM memberships WHERE user_id = OLD.user_id AND account_id = (SELECT id FROM accounts WHERE sandbox_of = OLD.account_id);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_keep_delete BEFORE DELETE ON ledger_transfers
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'ledger_transfers is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_keep_delete BEFORE DELETE ON ledger_accounts
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'ledger_accounts only grow'); END;
--> statement-breakpoint
CREATE TRIGGER agent_transactions_keep_delete BEFORE DELETE ON agent_transactions
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'agent_transactions are voided, not deleted'); END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_keep_delete BEFORE DELETE ON document_numbers
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND emptying_since IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'document_numbers is append-only'); END;
