-- What items are found by, as orders and customers are: in any place of SKU, barcode, name or tags.
CREATE VIRTUAL TABLE item_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO item_search (rowid, text) SELECT i.rowid, char(57344 + (instr('0123456789abcdef', substr(i.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(i.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(i.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(i.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(i.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(i.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(i.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(i.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(i.account_id, 36, 1)) - 1)) || ' ' || i.sku || ' ' || coalesce(i.barcode, '') || ' ' || i.name || ' ' || i.tags FROM items i;
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
