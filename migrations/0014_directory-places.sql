CREATE TABLE `directory_places` (
	`country` text NOT NULL,
	`sorted` text NOT NULL,
	`account_id` text NOT NULL,
	PRIMARY KEY(`country`, `sorted`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `directory_places_account` ON `directory_places` (`account_id`);--> statement-breakpoint
CREATE TRIGGER directory_places_insert AFTER INSERT ON directory_listings WHEN NEW.listed = 1 BEGIN
  INSERT OR IGNORE INTO directory_places (country, sorted, account_id)
  SELECT c.value, lower(coalesce(nullif(a.organization_name, ''), a.name)), a.id
  FROM accounts a, json_each(json_insert(iif(json_array_length(NEW.countries) > 0, NEW.countries, json_array(a.country)), '$[#]', '')) c
  WHERE a.id = NEW.account_id AND a.kind = 'carrier' AND a.sandbox_of IS NULL AND a.cancelled_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER directory_places_delete AFTER DELETE ON directory_listings BEGIN
  DELETE FROM directory_places WHERE account_id = OLD.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER directory_places_update AFTER UPDATE OF listed, countries ON directory_listings BEGIN
  DELETE FROM directory_places WHERE account_id = OLD.account_id;
  INSERT OR IGNORE INTO directory_places (country, sorted, account_id)
  SELECT c.value, lower(coalesce(nullif(a.organization_name, ''), a.name)), a.id
  FROM accounts a, json_each(json_insert(iif(json_array_length(NEW.countries) > 0, NEW.countries, json_array(a.country)), '$[#]', '')) c
  WHERE NEW.listed = 1 AND a.id = NEW.account_id AND a.kind = 'carrier' AND a.sandbox_of IS NULL AND a.cancelled_at IS NULL;
END;
--> statement-breakpoint
-- An account that is called otherwise, lies elsewhere or ends: its listing is as written anew.
CREATE TRIGGER directory_places_account AFTER UPDATE OF name, organization_name, country, kind, sandbox_of, cancelled_at ON accounts
WHEN OLD.name IS NOT NEW.name OR OLD.organization_name IS NOT NEW.organization_name OR OLD.country IS NOT NEW.country
  OR OLD.kind IS NOT NEW.kind OR OLD.sandbox_of IS NOT NEW.sandbox_of OR OLD.cancelled_at IS NOT NEW.cancelled_at BEGIN
  UPDATE directory_listings SET listed = listed WHERE account_id = NEW.id;
END;
--> statement-breakpoint
UPDATE directory_listings SET listed = listed;
