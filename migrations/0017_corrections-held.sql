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
INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
SELECT account_id, merchant_id, currency, count(*), sum(amount) FROM merchant_corrections WHERE settlement_id IS NULL GROUP BY account_id, merchant_id, currency
ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
