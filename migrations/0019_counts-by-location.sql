-- Orders and shipments by status at each location, at both ends, and between two locations (at both of them, so that it can be taken off): what a limited member sees is counted without looking at it.
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'orders' || '@' || orders.source_location_id, 'status:' || status, count(*) FROM orders WHERE orders.source_location_id IS NOT NULL GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'orders' || '@' || orders.destination_location_id, 'status:' || status, count(*) FROM orders WHERE orders.destination_location_id IS NOT NULL AND orders.destination_location_id IS NOT orders.source_location_id GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'orders' || '@' || min(orders.source_location_id, orders.destination_location_id) || '+' || max(orders.source_location_id, orders.destination_location_id), 'status:' || status, count(*) FROM orders WHERE orders.source_location_id <> orders.destination_location_id GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT owner_account_id, 'orders' || '@' || orders.source_location_id, 'status:' || status, count(*) FROM orders WHERE orders.source_location_id IS NOT NULL AND owner_account_id <> account_id GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT owner_account_id, 'orders' || '@' || orders.destination_location_id, 'status:' || status, count(*) FROM orders WHERE orders.destination_location_id IS NOT NULL AND orders.destination_location_id IS NOT orders.source_location_id AND owner_account_id <> account_id GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT owner_account_id, 'orders' || '@' || min(orders.source_location_id, orders.destination_location_id) || '+' || max(orders.source_location_id, orders.destination_location_id), 'status:' || status, count(*) FROM orders WHERE orders.source_location_id <> orders.destination_location_id AND owner_account_id <> account_id GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'shipments:' || type || '@' || shipments.source_location_id, 'status:' || status, count(*) FROM shipments WHERE shipments.source_location_id IS NOT NULL GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'shipments:' || type || '@' || shipments.destination_location_id, 'status:' || status, count(*) FROM shipments WHERE shipments.destination_location_id IS NOT NULL AND shipments.destination_location_id IS NOT shipments.source_location_id GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
--> statement-breakpoint
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'shipments:' || type || '@' || min(shipments.source_location_id, shipments.destination_location_id) || '+' || max(shipments.source_location_id, shipments.destination_location_id), 'status:' || status, count(*) FROM shipments WHERE shipments.source_location_id <> shipments.destination_location_id GROUP BY 1, 2, 3
ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
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
