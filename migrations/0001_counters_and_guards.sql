-- Counters per account, module and status, kept by triggers: no list scans to count.
CREATE TRIGGER orders_count_insert AFTER INSERT ON orders BEGIN
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'orders', 'status:' || NEW.status, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_delete AFTER DELETE ON orders BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'orders' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_update AFTER UPDATE OF status ON orders WHEN OLD.status <> NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'orders' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) VALUES (NEW.account_id, 'orders', 'status:' || NEW.status, 1)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + 1;
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
-- The audit log only grows.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
