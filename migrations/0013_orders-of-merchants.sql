-- An order is counted and found for the account that works it and for the merchant account that it belongs to, and both follow it when it moves.
--> statement-breakpoint
DROP TRIGGER orders_count_insert;
--> statement-breakpoint
DROP TRIGGER orders_count_delete;
--> statement-breakpoint
DROP TRIGGER orders_count_update;
--> statement-breakpoint
DROP TRIGGER orders_due_insert;
--> statement-breakpoint
DROP TRIGGER orders_due_delete;
--> statement-breakpoint
DROP TRIGGER orders_due_update;
--> statement-breakpoint
DROP TRIGGER orders_made_insert;
--> statement-breakpoint
DROP TRIGGER orders_made_delete;
--> statement-breakpoint
DROP TRIGGER orders_search_insert;
--> statement-breakpoint
DROP TRIGGER orders_search_update;
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
CREATE TRIGGER orders_search_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || coalesce(' ' || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 36, 1)) - 1)), '') || ' ' || NEW.number || ' ' || coalesce(NEW.external_id, '') || ' ' || NEW.customer_name || ' ' || coalesce(NEW.customer_phone, '') || ' ' || coalesce(NEW.customer_email, '') || ' ' || NEW.destination_line);
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_update AFTER UPDATE OF external_id, customer_name, customer_phone, customer_email, destination_line, account_id, owner_account_id ON orders BEGIN
  DELETE FROM order_search WHERE rowid = OLD.rowid;
  INSERT INTO order_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || coalesce(' ' || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 36, 1)) - 1)), '') || ' ' || NEW.number || ' ' || coalesce(NEW.external_id, '') || ' ' || NEW.customer_name || ' ' || coalesce(NEW.customer_phone, '') || ' ' || coalesce(NEW.customer_email, '') || ' ' || NEW.destination_line);
END;
