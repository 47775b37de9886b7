-- Items by whether they are active: the list counts nothing by scanning.
INSERT INTO counters (account_id, module, facet, n) SELECT account_id, 'items', 'status:' || active, count(*) FROM items GROUP BY account_id, active;
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
