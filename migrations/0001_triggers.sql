-- Written by npm run db:migrations from app/**/db/*.triggers.ts: change those, not this.
-- The audit log only grows: no command, and no operator's statement, takes back what somebody did.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
-- Every account has secrets of its own from its first moment on, also one that a test or a script makes.
CREATE TRIGGER accounts_secrets_insert AFTER INSERT ON accounts BEGIN
  INSERT OR IGNORE INTO account_secrets (account_id, delivery_code_key) VALUES (NEW.id, lower(hex(randomblob(32))));
END;
--> statement-breakpoint
-- A sandbox has the plan and the features of its account, whichever command or billing message writes them.
CREATE TRIGGER accounts_sandbox_follows AFTER UPDATE OF features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at ON accounts
WHEN NEW.sandbox_of IS NULL BEGIN
  UPDATE accounts SET (features, plan, trial_ends_at, cancelled_at, payment_state, cancels_at)
    = (NEW.features, NEW.plan, NEW.trial_ends_at, NEW.cancelled_at, NEW.payment_state, NEW.cancels_at)
  WHERE sandbox_of = NEW.id;
END;
--> statement-breakpoint
-- Nothing but a sandbox is reset: the last guard before an account's rows are deleted.
CREATE TRIGGER accounts_reset_guard BEFORE UPDATE OF reset_started_at, sandbox_of ON accounts
WHEN NEW.reset_started_at IS NOT NULL AND NEW.sandbox_of IS NULL BEGIN
  SELECT RAISE(ABORT, 'only a sandbox is reset');
END;
--> statement-breakpoint
-- A browser that is signed out is notified no more, however its session ended: commands, sweeps and resets delete sessions.
CREATE TRIGGER sessions_push_delete AFTER DELETE ON sessions BEGIN
  DELETE FROM push_devices WHERE session = OLD.token_hash;
END;
--> statement-breakpoint
CREATE TRIGGER agent_sessions_push_delete AFTER DELETE ON agent_sessions BEGIN
  DELETE FROM push_devices WHERE session = OLD.token_hash;
END;
--> statement-breakpoint
-- A sandbox has the people of its account, with what they may do; no command writes a member of one and forgets the other.
CREATE TRIGGER accounts_sandbox_people AFTER INSERT ON accounts
WHEN NEW.sandbox_of IS NOT NULL BEGIN
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
-- A role decides what those who have it may do: every read of a member's permissions finds them with the member.
CREATE TRIGGER roles_permissions AFTER UPDATE OF permissions ON roles
WHEN OLD.permissions IS NOT NEW.permissions BEGIN
  UPDATE memberships SET permissions = NEW.permissions, version = version + 1
  WHERE account_id = NEW.account_id AND role_id = NEW.id;
  UPDATE invitations SET permissions = NEW.permissions, version = version + 1
  WHERE account_id = NEW.account_id AND role_id = NEW.id AND accepted_at IS NULL AND declined_at IS NULL AND revoked_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER roles_delete AFTER DELETE ON roles BEGIN
  UPDATE memberships SET role_id = NULL WHERE account_id = OLD.account_id AND role_id = OLD.id;
  UPDATE invitations SET role_id = NULL WHERE account_id = OLD.account_id AND role_id = OLD.id;
END;
--> statement-breakpoint
-- The edges of each zone's outline are an index of its geometry, which SQL alone reads.
CREATE TRIGGER zone_edges_insert AFTER INSERT ON delivery_zones BEGIN
  INSERT INTO zone_edges (zone_id, y1, y2, x1, x2)
    SELECT NEW.id, min(f.y1, f.y2), max(f.y1, f.y2), iif(f.y1 < f.y2, f.x1, f.x2), iif(f.y1 < f.y2, f.x2, f.x1)
    FROM (SELECT json_extract(c.value, '$[0]') AS x1, json_extract(c.value, '$[1]') AS y1, lead(json_extract(c.value, '$[0]')) OVER (PARTITION BY c.path ORDER BY c.key) AS x2, lead(json_extract(c.value, '$[1]')) OVER (PARTITION BY c.path ORDER BY c.key) AS y2
      FROM json_tree(NEW.geometry, '$.coordinates') c WHERE c.type = 'array' AND json_type(c.value, '$[0]') IN ('real', 'integer')) f
    WHERE f.y1 <> f.y2;
END;
--> statement-breakpoint
CREATE TRIGGER zone_edges_update AFTER UPDATE OF geometry ON delivery_zones BEGIN
  DELETE FROM zone_edges WHERE zone_id = OLD.id;
  INSERT INTO zone_edges (zone_id, y1, y2, x1, x2)
    SELECT NEW.id, min(f.y1, f.y2), max(f.y1, f.y2), iif(f.y1 < f.y2, f.x1, f.x2), iif(f.y1 < f.y2, f.x2, f.x1)
    FROM (SELECT json_extract(c.value, '$[0]') AS x1, json_extract(c.value, '$[1]') AS y1, lead(json_extract(c.value, '$[0]')) OVER (PARTITION BY c.path ORDER BY c.key) AS x2, lead(json_extract(c.value, '$[1]')) OVER (PARTITION BY c.path ORDER BY c.key) AS y2
      FROM json_tree(NEW.geometry, '$.coordinates') c WHERE c.type = 'array' AND json_type(c.value, '$[0]') IN ('real', 'integer')) f
    WHERE f.y1 <> f.y2;
END;
--> statement-breakpoint
CREATE TRIGGER zone_edges_delete AFTER DELETE ON delivery_zones BEGIN
  DELETE FROM zone_edges WHERE zone_id = OLD.id;
END;
--> statement-breakpoint
-- The delivery zone of a destination follows it wherever it is written: with the row, anew, or by another account.
CREATE TRIGGER orders_zone_insert AFTER INSERT ON orders
WHEN EXISTS (SELECT 1 FROM delivery_zones d WHERE d.account_id = NEW.account_id) BEGIN
  UPDATE orders SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_zone_update AFTER UPDATE OF destination, account_id ON orders
WHEN OLD.destination IS NOT NEW.destination OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE orders SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_zone_insert AFTER INSERT ON shipments
WHEN EXISTS (SELECT 1 FROM delivery_zones d WHERE d.account_id = NEW.account_id) BEGIN
  UPDATE shipments SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_zone_update AFTER UPDATE OF destination, account_id ON shipments
WHEN OLD.destination IS NOT NEW.destination OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE shipments SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
--> statement-breakpoint
-- An order says what its fees come to, so that lists sort and filter by it: fees are written by commands of three modules.
CREATE TRIGGER orders_fees_insert AFTER INSERT ON order_fees BEGIN
  UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = NEW.order_id AND f.voided_at IS NULL) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_fees_update AFTER UPDATE OF amount, currency, voided_at ON order_fees BEGIN
  UPDATE orders SET (fee_amount, fee_currency) = (SELECT sum(f.amount), max(f.currency) FROM order_fees f WHERE f.order_id = NEW.order_id AND f.voided_at IS NULL) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
-- The directory's index follows a listing and its account, whichever of the two is written.
CREATE TRIGGER directory_places_insert AFTER INSERT ON directory_listings
WHEN NEW.listed = 1 BEGIN
  INSERT OR IGNORE INTO directory_places (country, sort_name, account_id)
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
  INSERT OR IGNORE INTO directory_places (country, sort_name, account_id)
  SELECT c.value, lower(coalesce(nullif(a.organization_name, ''), a.name)), a.id
  FROM accounts a, json_each(json_insert(iif(json_array_length(NEW.countries) > 0, NEW.countries, json_array(a.country)), '$[#]', '')) c
  WHERE NEW.listed = 1 AND a.id = NEW.account_id AND a.kind = 'carrier' AND a.sandbox_of IS NULL AND a.cancelled_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER directory_places_account AFTER UPDATE OF name, organization_name, country, kind, sandbox_of, cancelled_at ON accounts
WHEN OLD.name IS NOT NEW.name OR OLD.organization_name IS NOT NEW.organization_name OR OLD.country IS NOT NEW.country OR OLD.kind IS NOT NEW.kind OR OLD.sandbox_of IS NOT NEW.sandbox_of OR OLD.cancelled_at IS NOT NEW.cancelled_at BEGIN
  UPDATE directory_listings SET listed = listed WHERE account_id = NEW.id;
END;
--> statement-breakpoint
-- What customers are found by: an index of their own columns and the texts of their metadata.
CREATE VIRTUAL TABLE customer_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER customers_search_insert AFTER INSERT ON customers BEGIN
  INSERT INTO customer_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.first_name, '') || ' ' || coalesce(NEW.last_name, '') || ' ' || coalesce(NEW.phone, '') || ' ' || coalesce(NEW.email, '') || ' ' || NEW.tags || ' ' || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.metadata) WHERE value NOT IN ('yes', 'no')));
END;
--> statement-breakpoint
CREATE TRIGGER customers_search_delete AFTER DELETE ON customers BEGIN
  DELETE FROM customer_search WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER customers_search_update AFTER UPDATE OF business_name, first_name, last_name, phone, email, tags, metadata ON customers
WHEN OLD.business_name IS NOT NEW.business_name OR OLD.first_name IS NOT NEW.first_name OR OLD.last_name IS NOT NEW.last_name OR OLD.phone IS NOT NEW.phone OR OLD.email IS NOT NEW.email OR OLD.tags IS NOT NEW.tags OR OLD.metadata IS NOT NEW.metadata BEGIN
  DELETE FROM customer_search WHERE rowid = OLD.rowid;
  INSERT INTO customer_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.first_name, '') || ' ' || coalesce(NEW.last_name, '') || ' ' || coalesce(NEW.phone, '') || ' ' || coalesce(NEW.email, '') || ' ' || NEW.tags || ' ' || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.metadata) WHERE value NOT IN ('yes', 'no')));
END;
--> statement-breakpoint
-- Customers are counted by their type, so that no list scans to count.
CREATE TRIGGER customers_count_insert AFTER INSERT ON customers BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'customers', 'status:' || NEW.type, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER customers_count_update AFTER UPDATE OF type ON customers
WHEN OLD.type IS NOT NEW.type BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'customers' AND facet = 'status:' || OLD.type;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'customers', 'status:' || NEW.type, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER customers_count_delete AFTER DELETE ON customers BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'customers' AND facet = 'status:' || OLD.type;
END;
--> statement-breakpoint
-- What the list of customers is filtered by.
CREATE VIRTUAL TABLE customer_facets USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '-_'");
--> statement-breakpoint
CREATE TRIGGER customer_facets_insert AFTER INSERT ON customers BEGIN
  INSERT INTO customer_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' y' || NEW.type, '') || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || (SELECT coalesce(group_concat(' j' || hex(key) || ' j' || hex(key || '=' || value), ''), '') FROM json_each(NEW.metadata)) || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), ''));
END;
--> statement-breakpoint
CREATE TRIGGER customer_facets_delete AFTER DELETE ON customers BEGIN
  DELETE FROM customer_facets WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER customer_facets_update AFTER UPDATE OF account_id, type, tags, metadata, created_at ON customers
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.type IS NOT NEW.type OR OLD.tags IS NOT NEW.tags OR OLD.metadata IS NOT NEW.metadata OR OLD.created_at IS NOT NEW.created_at BEGIN
  DELETE FROM customer_facets WHERE rowid = OLD.seq;
  INSERT INTO customer_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' y' || NEW.type, '') || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || (SELECT coalesce(group_concat(' j' || hex(key) || ' j' || hex(key || '=' || value), ''), '') FROM json_each(NEW.metadata)) || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), ''));
END;
--> statement-breakpoint
-- The ledger is append-only: a second transfer of an id must be the same one, and a correction is another transfer.
CREATE TRIGGER ledger_transfers_keep_update BEFORE UPDATE ON ledger_transfers BEGIN
  SELECT RAISE(ABORT, 'ledger_transfers is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_keep_delete BEFORE DELETE ON ledger_transfers
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND reset_started_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'ledger_transfers is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_same BEFORE INSERT ON ledger_transfers
WHEN EXISTS (SELECT 1 FROM ledger_transfers t WHERE t.id = NEW.id AND (t.account_id <> NEW.account_id OR t.kind <> NEW.kind
  OR t.debit_account <> NEW.debit_account OR t.credit_account <> NEW.credit_account OR t.amount <> NEW.amount OR t.currency <> NEW.currency)) BEGIN
  SELECT RAISE(ABORT, 'ledger transfer differs from the one of its id');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_sides BEFORE INSERT ON ledger_transfers
WHEN NEW.debit_account = NEW.credit_account OR (SELECT count(*) FROM ledger_accounts a
  WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.account_id = NEW.account_id AND a.currency = NEW.currency) <> 2 BEGIN
  SELECT RAISE(ABORT, 'ledger transfer between unfit accounts');
END;
--> statement-breakpoint
-- The journal's numbers have no gaps, and nothing enters a closed month or takes back what a document posted there.
CREATE TRIGGER ledger_transfers_gapless BEFORE INSERT ON ledger_transfers
WHEN NEW.number <> coalesce((SELECT max(t.number) FROM ledger_transfers t WHERE t.account_id = NEW.account_id), 0) + 1 BEGIN
  SELECT RAISE(ABORT, 'ledger_transfers are numbered without gaps');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_period BEFORE INSERT ON ledger_transfers
WHEN EXISTS (SELECT 1 FROM period_locks p WHERE p.account_id = NEW.account_id AND (NEW.posted_on <= p.closed_through
  OR (NEW.reverses IS NOT NULL AND NEW.document_kind <> 'agent_transaction' AND EXISTS (SELECT 1 FROM ledger_transfers t
    WHERE t.id = NEW.reverses AND t.posted_on <= p.closed_through AND t.kind NOT IN ('paid', 'discounted', 'written_off', 'overpaid', 'credit_used', 'settled', 'paid_out', 'netted', 'input_vat'))))) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: period_locks.closed_through');
END;
--> statement-breakpoint
-- Balances follow their transfers in the same statement and only grow; what was never there cannot be handed over.
CREATE TRIGGER ledger_transfers_balance AFTER INSERT ON ledger_transfers BEGIN
  UPDATE ledger_accounts SET debit = debit + NEW.amount WHERE id = NEW.debit_account;
  UPDATE ledger_accounts SET credit = credit + NEW.amount WHERE id = NEW.credit_account;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_floor AFTER UPDATE ON ledger_accounts
WHEN NEW.kind IN ('agent_cash') AND NEW.credit > NEW.debit BEGIN
  SELECT RAISE(ABORT, 'agent cash below nothing');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_keep_update BEFORE UPDATE ON ledger_accounts
WHEN NEW.debit < OLD.debit OR NEW.credit < OLD.credit OR NEW.id <> OLD.id OR NEW.account_id <> OLD.account_id OR NEW.kind <> OLD.kind OR NEW.owner_id <> OLD.owner_id OR NEW.currency <> OLD.currency BEGIN
  SELECT RAISE(ABORT, 'ledger_accounts only grow');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_keep_delete BEFORE DELETE ON ledger_accounts
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND reset_started_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'ledger_accounts only grow');
END;
--> statement-breakpoint
-- The sums of a month follow its transfers in the same statement.
CREATE TRIGGER ledger_transfers_month AFTER INSERT ON ledger_transfers BEGIN
  INSERT INTO ledger_months (account_id, month, kind, owner_id, currency, debit, credit, debits)
  SELECT a.account_id, substr(NEW.posted_on, 1, 7), a.kind, a.owner_id, a.currency, NEW.amount, 0, 1 FROM ledger_accounts a WHERE a.id = NEW.debit_account
  ON CONFLICT (account_id, month, kind, owner_id, currency) DO UPDATE SET debit = debit + excluded.debit, credit = credit + excluded.credit, debits = debits + excluded.debits;
  INSERT INTO ledger_months (account_id, month, kind, owner_id, currency, debit, credit, debits)
  SELECT a.account_id, substr(NEW.posted_on, 1, 7), a.kind, a.owner_id, a.currency, 0, NEW.amount, 0 FROM ledger_accounts a WHERE a.id = NEW.credit_account
  ON CONFLICT (account_id, month, kind, owner_id, currency) DO UPDATE SET debit = debit + excluded.debit, credit = credit + excluded.credit, debits = debits + excluded.debits;
END;
--> statement-breakpoint
-- Every number that is issued is logged with its document, whichever command makes it, and the log is append-only.
CREATE TRIGGER document_numbers_invoices AFTER INSERT ON invoices BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'invoice', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_settlements AFTER INSERT ON settlements BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'settlement', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_credit_notes AFTER INSERT ON credit_notes BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'credit_note', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_collection_receipts AFTER INSERT ON collection_receipts BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'collection_receipt', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_agent_receipts AFTER INSERT ON agent_receipts BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'agent_receipt', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_payment_runs AFTER INSERT ON payment_runs BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'payment_run', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_cancellation AFTER UPDATE OF cancellation ON invoices
WHEN OLD.cancellation IS NULL AND NEW.cancellation IS NOT NULL BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  SELECT NEW.account_id, NEW.cancellation, 'cancellation', NEW.id, NEW.voided_at, coalesce((SELECT e.actor_name FROM document_events e WHERE e.document_id = NEW.id ORDER BY e.version DESC LIMIT 1), '');
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_keep_update BEFORE UPDATE ON document_numbers BEGIN
  SELECT RAISE(ABORT, 'document_numbers is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER document_numbers_keep_delete BEFORE DELETE ON document_numbers
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND reset_started_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'document_numbers is append-only');
END;
--> statement-breakpoint
-- How many numbers of a series stand in the log: the last one, where none is missing. Counted by the log itself.
CREATE TRIGGER document_series_issued AFTER INSERT ON document_numbers BEGIN
  INSERT INTO document_series (account_id, kind, year, last, issued)
  VALUES (NEW.account_id, NEW.kind, CAST(substr(NEW.number, instr(NEW.number, '-') + 1, 4) AS INTEGER), 0, 1)
  ON CONFLICT (account_id, kind, year) DO UPDATE SET issued = issued + 1;
END;
--> statement-breakpoint
-- A till is closed empty and stays so, whichever command moves cash or takes it back meanwhile.
CREATE TRIGGER tills_closed_stay_empty BEFORE INSERT ON ledger_transfers
WHEN EXISTS (SELECT 1 FROM ledger_accounts a JOIN tills t ON t.account_id = a.account_id AND t.id = a.owner_id
  WHERE a.id IN (NEW.debit_account, NEW.credit_account) AND a.kind = 'carrier_cash' AND t.closed) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: tills.closed');
END;
--> statement-breakpoint
CREATE TRIGGER tills_close_empty BEFORE UPDATE OF closed ON tills
WHEN NEW.closed AND NOT OLD.closed AND EXISTS (SELECT 1 FROM ledger_accounts a
  WHERE a.account_id = NEW.account_id AND a.kind = 'carrier_cash' AND a.owner_id = NEW.id AND a.debit <> a.credit) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: tills.balance');
END;
--> statement-breakpoint
-- A run knows how many of its payments wait and came back; its file is confirmed once nothing waits.
CREATE TRIGGER payment_runs_counted AFTER UPDATE OF state ON payment_run_items
WHEN OLD.state <> NEW.state BEGIN
  UPDATE payment_runs SET waiting = waiting + (NEW.state = 'waiting') - (OLD.state = 'waiting'),
  returned = returned + (NEW.state = 'returned') - (OLD.state = 'returned') WHERE id = NEW.run_id;
  UPDATE payment_runs SET status = 4 WHERE id = NEW.run_id AND status = 3 AND waiting = 0;
END;
--> statement-breakpoint
CREATE TRIGGER payment_runs_count_insert AFTER INSERT ON payment_runs BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'payment_runs', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER payment_runs_count_update AFTER UPDATE OF status ON payment_runs
WHEN OLD.status IS NOT NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'payment_runs' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'payment_runs', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER payment_runs_count_delete AFTER DELETE ON payment_runs BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'payment_runs' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- What moves the bank's account is a row to be found on a statement, whichever command posts it; what is taken back before that needs no line.
CREATE TRIGGER bank_movements_posted AFTER INSERT ON ledger_transfers
WHEN instr(NEW.debit_account, ':carrier_bank:') > 0 OR instr(NEW.credit_account, ':carrier_bank:') > 0 BEGIN
  INSERT INTO bank_movements (account_id, seq, transfer_id, currency, amount, document_kind, document_id, happened_on, line)
  VALUES (NEW.account_id, NEW.seq, NEW.id, NEW.currency, iif(instr(NEW.debit_account, ':carrier_bank:') > 0, NEW.amount, -NEW.amount), NEW.document_kind, coalesce(NEW.document_id, NEW.id), NEW.happened_on,
    iif(NEW.reverses IS NOT NULL AND EXISTS (SELECT 1 FROM bank_movements WHERE account_id = NEW.account_id AND transfer_id = NEW.reverses AND line IS NULL), '', NULL));
  UPDATE bank_movements SET line = '' WHERE account_id = NEW.account_id AND transfer_id = NEW.reverses AND line IS NULL;
END;
--> statement-breakpoint
-- What of a line is not in the ledger is read in lists and equations without adding up all movements.
CREATE TRIGGER bank_lines_open AFTER UPDATE OF line ON bank_movements
WHEN OLD.line IS NOT NEW.line BEGIN
  UPDATE bank_lines SET open = open + OLD.amount WHERE account_id = OLD.account_id AND line = OLD.line;
  UPDATE bank_lines SET open = open - NEW.amount WHERE account_id = NEW.account_id AND line = NEW.line;
END;
--> statement-breakpoint
-- What agents earned and is in no receipt, in all and by day and month: earnings, receipts and corrections write transactions.
CREATE TRIGGER agent_dues_insert AFTER INSERT ON agent_transactions
WHEN NEW.receipt_id IS NULL AND NEW.voided_at IS NULL BEGIN
  INSERT INTO agent_dues (account_id, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_meters, custom)
  SELECT NEW.account_id, NEW.agent_id, NEW.currency, (1), (NEW.amount), (iif(NEW.type = 1, NEW.amount, 0)), (iif(NEW.type = 1, NEW.quantity, 0)), (iif(NEW.type = 2, NEW.amount, 0)), (iif(NEW.type = 2, NEW.quantity, 0)), (iif(NEW.type = 3, NEW.amount, 0)), (iif(NEW.type = 3, NEW.quantity, 0)), (iif(NEW.type = 5, NEW.amount, 0)), (iif(NEW.type = 5, NEW.quantity, 0)), (iif(NEW.type = 4, NEW.amount, 0)) WHERE true
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_meters = distance_meters + excluded.distance_meters, custom = custom + excluded.custom;
END;
--> statement-breakpoint
CREATE TRIGGER agent_dues_update AFTER UPDATE OF receipt_id, voided_at ON agent_transactions
WHEN OLD.receipt_id IS NOT NEW.receipt_id OR OLD.voided_at IS NOT NEW.voided_at BEGIN
  INSERT INTO agent_dues (account_id, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_meters, custom)
  SELECT OLD.account_id, OLD.agent_id, OLD.currency, -(1), -(OLD.amount), -(iif(OLD.type = 1, OLD.amount, 0)), -(iif(OLD.type = 1, OLD.quantity, 0)), -(iif(OLD.type = 2, OLD.amount, 0)), -(iif(OLD.type = 2, OLD.quantity, 0)), -(iif(OLD.type = 3, OLD.amount, 0)), -(iif(OLD.type = 3, OLD.quantity, 0)), -(iif(OLD.type = 5, OLD.amount, 0)), -(iif(OLD.type = 5, OLD.quantity, 0)), -(iif(OLD.type = 4, OLD.amount, 0)) WHERE OLD.receipt_id IS NULL AND OLD.voided_at IS NULL
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_meters = distance_meters + excluded.distance_meters, custom = custom + excluded.custom;
  INSERT INTO agent_dues (account_id, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_meters, custom)
  SELECT NEW.account_id, NEW.agent_id, NEW.currency, (1), (NEW.amount), (iif(NEW.type = 1, NEW.amount, 0)), (iif(NEW.type = 1, NEW.quantity, 0)), (iif(NEW.type = 2, NEW.amount, 0)), (iif(NEW.type = 2, NEW.quantity, 0)), (iif(NEW.type = 3, NEW.amount, 0)), (iif(NEW.type = 3, NEW.quantity, 0)), (iif(NEW.type = 5, NEW.amount, 0)), (iif(NEW.type = 5, NEW.quantity, 0)), (iif(NEW.type = 4, NEW.amount, 0)) WHERE NEW.receipt_id IS NULL AND NEW.voided_at IS NULL
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_meters = distance_meters + excluded.distance_meters, custom = custom + excluded.custom;
END;
--> statement-breakpoint
CREATE TRIGGER agent_due_spans_insert AFTER INSERT ON agent_transactions
WHEN NEW.receipt_id IS NULL AND NEW.voided_at IS NULL BEGIN
  INSERT INTO agent_due_spans (account_id, unit, span, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_meters, custom)
  SELECT NEW.account_id, s.value, substr(NEW.day, 1, iif(s.value = 'month', 7, 10)), NEW.agent_id, NEW.currency, (1), (NEW.amount), (iif(NEW.type = 1, NEW.amount, 0)), (iif(NEW.type = 1, NEW.quantity, 0)), (iif(NEW.type = 2, NEW.amount, 0)), (iif(NEW.type = 2, NEW.quantity, 0)), (iif(NEW.type = 3, NEW.amount, 0)), (iif(NEW.type = 3, NEW.quantity, 0)), (iif(NEW.type = 5, NEW.amount, 0)), (iif(NEW.type = 5, NEW.quantity, 0)), (iif(NEW.type = 4, NEW.amount, 0)) FROM json_each('["day","month"]') s WHERE true
  ON CONFLICT (account_id, unit, span, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_meters = distance_meters + excluded.distance_meters, custom = custom + excluded.custom;
END;
--> statement-breakpoint
CREATE TRIGGER agent_due_spans_update AFTER UPDATE OF receipt_id, voided_at ON agent_transactions
WHEN OLD.receipt_id IS NOT NEW.receipt_id OR OLD.voided_at IS NOT NEW.voided_at BEGIN
  INSERT INTO agent_due_spans (account_id, unit, span, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_meters, custom)
  SELECT OLD.account_id, s.value, substr(OLD.day, 1, iif(s.value = 'month', 7, 10)), OLD.agent_id, OLD.currency, -(1), -(OLD.amount), -(iif(OLD.type = 1, OLD.amount, 0)), -(iif(OLD.type = 1, OLD.quantity, 0)), -(iif(OLD.type = 2, OLD.amount, 0)), -(iif(OLD.type = 2, OLD.quantity, 0)), -(iif(OLD.type = 3, OLD.amount, 0)), -(iif(OLD.type = 3, OLD.quantity, 0)), -(iif(OLD.type = 5, OLD.amount, 0)), -(iif(OLD.type = 5, OLD.quantity, 0)), -(iif(OLD.type = 4, OLD.amount, 0)) FROM json_each('["day","month"]') s WHERE OLD.receipt_id IS NULL AND OLD.voided_at IS NULL
  ON CONFLICT (account_id, unit, span, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_meters = distance_meters + excluded.distance_meters, custom = custom + excluded.custom;
  INSERT INTO agent_due_spans (account_id, unit, span, agent_id, currency, count, total, flat, flat_days, hour, hour_minutes, shipment, shipment_count, distance, distance_meters, custom)
  SELECT NEW.account_id, s.value, substr(NEW.day, 1, iif(s.value = 'month', 7, 10)), NEW.agent_id, NEW.currency, (1), (NEW.amount), (iif(NEW.type = 1, NEW.amount, 0)), (iif(NEW.type = 1, NEW.quantity, 0)), (iif(NEW.type = 2, NEW.amount, 0)), (iif(NEW.type = 2, NEW.quantity, 0)), (iif(NEW.type = 3, NEW.amount, 0)), (iif(NEW.type = 3, NEW.quantity, 0)), (iif(NEW.type = 5, NEW.amount, 0)), (iif(NEW.type = 5, NEW.quantity, 0)), (iif(NEW.type = 4, NEW.amount, 0)) FROM json_each('["day","month"]') s WHERE NEW.receipt_id IS NULL AND NEW.voided_at IS NULL
  ON CONFLICT (account_id, unit, span, agent_id, currency) DO UPDATE SET count = count + excluded.count, total = total + excluded.total, flat = flat + excluded.flat, flat_days = flat_days + excluded.flat_days, hour = hour + excluded.hour, hour_minutes = hour_minutes + excluded.hour_minutes, shipment = shipment + excluded.shipment, shipment_count = shipment_count + excluded.shipment_count, distance = distance + excluded.distance, distance_meters = distance_meters + excluded.distance_meters, custom = custom + excluded.custom;
  DELETE FROM agent_due_spans
  WHERE account_id = OLD.account_id AND unit IN ('day', 'month') AND span IN (OLD.day, substr(OLD.day, 1, 7)) AND agent_id = OLD.agent_id AND currency = OLD.currency AND count = 0;
END;
--> statement-breakpoint
-- What was earned says the same for good; a correction voids it.
CREATE TRIGGER agent_transactions_keep_update BEFORE UPDATE ON agent_transactions
WHEN NEW.amount <> OLD.amount OR NEW.quantity <> OLD.quantity OR NEW.day <> OLD.day OR NEW.currency <> OLD.currency OR NEW.agent_id <> OLD.agent_id OR NEW.account_id <> OLD.account_id OR NEW.type <> OLD.type OR NEW.source <> OLD.source BEGIN
  SELECT RAISE(ABORT, 'agent_transactions keep what they say');
END;
--> statement-breakpoint
CREATE TRIGGER agent_transactions_keep_delete BEFORE DELETE ON agent_transactions
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND reset_started_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'agent_transactions are voided, not deleted');
END;
--> statement-breakpoint
-- What orders are found by: number, reference, customer, phone, e-mail, destination and the texts of their metadata, for both of their accounts.
CREATE VIRTUAL TABLE order_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER orders_search_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || coalesce(' ' || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 36, 1)) - 1)), '') || ' ' || NEW.number || ' ' || coalesce(NEW.external_id, '') || ' ' || NEW.customer_name || ' ' || coalesce(NEW.customer_phone, '') || ' ' || coalesce(NEW.customer_email, '') || ' ' || NEW.destination_line || ' ' || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.metadata) WHERE value NOT IN ('yes', 'no')));
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_delete AFTER DELETE ON orders BEGIN
  DELETE FROM order_search WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_update AFTER UPDATE OF external_id, customer_name, customer_phone, customer_email, destination_line, metadata, account_id, owner_account_id ON orders
WHEN OLD.external_id IS NOT NEW.external_id OR OLD.customer_name IS NOT NEW.customer_name OR OLD.customer_phone IS NOT NEW.customer_phone OR OLD.customer_email IS NOT NEW.customer_email OR OLD.destination_line IS NOT NEW.destination_line OR OLD.metadata IS NOT NEW.metadata OR OLD.account_id IS NOT NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  DELETE FROM order_search WHERE rowid = OLD.rowid;
  INSERT INTO order_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || coalesce(' ' || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.owner_account_id, 36, 1)) - 1)), '') || ' ' || NEW.number || ' ' || coalesce(NEW.external_id, '') || ' ' || NEW.customer_name || ' ' || coalesce(NEW.customer_phone, '') || ' ' || coalesce(NEW.customer_email, '') || ' ' || NEW.destination_line || ' ' || (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.metadata) WHERE value NOT IN ('yes', 'no')));
END;
--> statement-breakpoint
-- Orders are counted by status, by due day and status, and by the quarter of an hour in which they were created.
CREATE TRIGGER orders_count_insert AFTER INSERT ON orders BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders', 'status:' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_update AFTER UPDATE OF status, account_id, owner_account_id ON orders
WHEN OLD.status IS NOT NEW.status OR OLD.account_id IS NOT NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders', 'status:' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_count_delete AFTER DELETE ON orders BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_insert AFTER INSERT ON orders
WHEN NEW.delivery_from IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_update AFTER UPDATE OF status, delivery_from, account_id, owner_account_id ON orders
WHEN OLD.status IS NOT NEW.status OR OLD.delivery_from IS NOT NEW.delivery_from OR OLD.account_id IS NOT NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_due' AND facet = substr(OLD.delivery_from, 1, 10) || ':' || OLD.status AND OLD.delivery_from IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE NEW.delivery_from IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_due', substr(NEW.delivery_from, 1, 10) || ':' || NEW.status, 1 WHERE NEW.owner_account_id <> NEW.account_id AND NEW.delivery_from IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_due_delete AFTER DELETE ON orders
WHEN OLD.delivery_from IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_due' AND facet = substr(OLD.delivery_from, 1, 10) || ':' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER orders_created_insert AFTER INSERT ON orders BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_created', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_created', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_created_update AFTER UPDATE OF account_id, owner_account_id ON orders
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_created' AND facet = CAST(OLD.created_at / 900000 AS TEXT);
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders_created', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders_created', CAST(NEW.created_at / 900000 AS TEXT), 1 WHERE NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_created_delete AFTER DELETE ON orders BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module = 'orders_created' AND facet = CAST(OLD.created_at / 900000 AS TEXT);
END;
--> statement-breakpoint
-- The same by location, for members who see some locations alone.
CREATE TRIGGER orders_at_insert AFTER INSERT ON orders
WHEN NEW.source_location_id IS NOT NULL OR NEW.destination_location_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_at_update AFTER UPDATE OF status, account_id, owner_account_id, source_location_id, destination ON orders
WHEN OLD.status IS NOT NEW.status OR OLD.account_id IS NOT NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.destination_location_id IS NOT NEW.destination_location_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module IN ('orders' || '@' || OLD.source_location_id, 'orders' || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'orders' || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.owner_account_id, 'orders' || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id AND NEW.owner_account_id <> NEW.account_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER orders_at_delete AFTER DELETE ON orders
WHEN OLD.source_location_id IS NOT NULL OR OLD.destination_location_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id IN (OLD.account_id, OLD.owner_account_id) AND module IN ('orders' || '@' || OLD.source_location_id, 'orders' || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'orders' || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- An order says what of its items is picked: orders, pick lists and imports write items.
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
-- Nothing is picked that was not ordered, nor packed that was not picked: two people scan one list at a time.
CREATE TRIGGER order_items_within BEFORE UPDATE OF picked, packed ON order_items
WHEN NEW.picked < 0 OR NEW.packed < 0 OR NEW.picked > NEW.quantity OR NEW.packed > NEW.picked BEGIN
  SELECT RAISE(ABORT, 'picked_out_of_range');
END;
--> statement-breakpoint
-- A collection is owed to its order's merchant, whichever of the two is written.
CREATE TRIGGER collections_merchant_insert AFTER INSERT ON collections BEGIN
  UPDATE collections SET merchant_id = (SELECT o.merchant_id FROM orders o WHERE o.id = NEW.order_id) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER collections_merchant_update AFTER UPDATE OF merchant_id ON orders
WHEN OLD.merchant_id IS NOT NEW.merchant_id BEGIN
  UPDATE collections SET merchant_id = NEW.merchant_id WHERE order_id = NEW.id;
END;
--> statement-breakpoint
-- An order says whether a request for another time waits: asking, answering and every move that overtakes it write requests.
CREATE TRIGGER customer_requests_flag_insert AFTER INSERT ON customer_requests
WHEN NEW.kind = 'reschedule' AND NEW.answer IS NULL BEGIN
  UPDATE orders SET has_customer_reschedule_request = 1 WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER customer_requests_flag_update AFTER UPDATE OF answer ON customer_requests
WHEN NEW.kind = 'reschedule' AND OLD.answer IS NOT NEW.answer BEGIN
  UPDATE orders SET has_customer_reschedule_request = NEW.answer IS NULL WHERE id = NEW.order_id;
END;
--> statement-breakpoint
-- What the list of orders is filtered by.
CREATE VIRTUAL TABLE order_facets USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '-_'");
--> statement-breakpoint
CREATE TRIGGER order_facets_insert AFTER INSERT ON orders BEGIN
  INSERT INTO order_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' o' || NEW.owner_account_id, '') || coalesce(' s' || NEW.status, '') || coalesce(' k' || NEW.kind, '') || coalesce(' m' || NEW.merchant_id, '') || coalesce(' h' || NEW.shipping_method_id, '') || coalesce(' q' || NEW.priority, '') || coalesce(' g' || NEW.agent_id, '') || coalesce(' p' || NEW.plan_id, '') || coalesce(' v' || NEW.vehicle_id, '') || coalesce(' z' || NEW.zone_id, '') || coalesce(' r' || NEW.carrier_account_id, '') || coalesce(' u' || NEW.customer_id, '') || coalesce(' w' || NEW.owner_customer_id, '') || coalesce(' f' || NEW.source_location_id, '') || coalesce(' l' || NEW.source_location_id, '') || coalesce(' l' || NEW.destination_location_id, '') || (SELECT coalesce(group_concat(' y' || value, ''), '') FROM json_each(NEW.requirements, '$.vehicleTypes')) || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || (SELECT coalesce(group_concat(' j' || hex(key) || ' j' || hex(key || '=' || value), ''), '') FROM json_each(NEW.metadata)) || (SELECT coalesce(group_concat(' i' || hex(value), ''), '') FROM json_each(NEW.issues, '$')) || coalesce(' x1' || NEW.has_customer_feedback, '') || coalesce(' x2' || NEW.has_unpicked_items, '') || coalesce(' x3' || NEW.has_at_least_one_picked_item, '') || coalesce(' x4' || NEW.has_customer_reschedule_request, '') || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), '') || coalesce(' e0_' || ((NEW.completed_at / 900000) >> 0) || ' e1_' || ((NEW.completed_at / 900000) >> 4) || ' e2_' || ((NEW.completed_at / 900000) >> 8) || ' e3_' || ((NEW.completed_at / 900000) >> 12) || ' e4_' || ((NEW.completed_at / 900000) >> 16), '') || coalesce(' d0_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' d1_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' d2_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' d3_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 12), '') || coalesce(' b0_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' b1_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' b2_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' b3_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 12), ''));
END;
--> statement-breakpoint
CREATE TRIGGER order_facets_delete AFTER DELETE ON orders BEGIN
  DELETE FROM order_facets WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER order_facets_update AFTER UPDATE OF account_id, owner_account_id, status, kind, merchant_id, shipping_method_id, priority, agent_id, plan_id, vehicle_id, zone_id, carrier_account_id, customer_id, owner_customer_id, source_location_id, destination, requirements, tags, metadata, issues, has_customer_feedback, has_unpicked_items, has_at_least_one_picked_item, has_customer_reschedule_request, created_at, completed_at, delivery_from, pickup_from ON orders
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id OR OLD.status IS NOT NEW.status OR OLD.kind IS NOT NEW.kind OR OLD.merchant_id IS NOT NEW.merchant_id OR OLD.shipping_method_id IS NOT NEW.shipping_method_id OR OLD.priority IS NOT NEW.priority OR OLD.agent_id IS NOT NEW.agent_id OR OLD.plan_id IS NOT NEW.plan_id OR OLD.vehicle_id IS NOT NEW.vehicle_id OR OLD.zone_id IS NOT NEW.zone_id OR OLD.carrier_account_id IS NOT NEW.carrier_account_id OR OLD.customer_id IS NOT NEW.customer_id OR OLD.owner_customer_id IS NOT NEW.owner_customer_id OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.destination IS NOT NEW.destination OR OLD.requirements IS NOT NEW.requirements OR OLD.tags IS NOT NEW.tags OR OLD.metadata IS NOT NEW.metadata OR OLD.issues IS NOT NEW.issues OR OLD.has_customer_feedback IS NOT NEW.has_customer_feedback OR OLD.has_unpicked_items IS NOT NEW.has_unpicked_items OR OLD.has_at_least_one_picked_item IS NOT NEW.has_at_least_one_picked_item OR OLD.has_customer_reschedule_request IS NOT NEW.has_customer_reschedule_request OR OLD.created_at IS NOT NEW.created_at OR OLD.completed_at IS NOT NEW.completed_at OR OLD.delivery_from IS NOT NEW.delivery_from OR OLD.pickup_from IS NOT NEW.pickup_from BEGIN
  DELETE FROM order_facets WHERE rowid = OLD.seq;
  INSERT INTO order_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' o' || NEW.owner_account_id, '') || coalesce(' s' || NEW.status, '') || coalesce(' k' || NEW.kind, '') || coalesce(' m' || NEW.merchant_id, '') || coalesce(' h' || NEW.shipping_method_id, '') || coalesce(' q' || NEW.priority, '') || coalesce(' g' || NEW.agent_id, '') || coalesce(' p' || NEW.plan_id, '') || coalesce(' v' || NEW.vehicle_id, '') || coalesce(' z' || NEW.zone_id, '') || coalesce(' r' || NEW.carrier_account_id, '') || coalesce(' u' || NEW.customer_id, '') || coalesce(' w' || NEW.owner_customer_id, '') || coalesce(' f' || NEW.source_location_id, '') || coalesce(' l' || NEW.source_location_id, '') || coalesce(' l' || NEW.destination_location_id, '') || (SELECT coalesce(group_concat(' y' || value, ''), '') FROM json_each(NEW.requirements, '$.vehicleTypes')) || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || (SELECT coalesce(group_concat(' j' || hex(key) || ' j' || hex(key || '=' || value), ''), '') FROM json_each(NEW.metadata)) || (SELECT coalesce(group_concat(' i' || hex(value), ''), '') FROM json_each(NEW.issues, '$')) || coalesce(' x1' || NEW.has_customer_feedback, '') || coalesce(' x2' || NEW.has_unpicked_items, '') || coalesce(' x3' || NEW.has_at_least_one_picked_item, '') || coalesce(' x4' || NEW.has_customer_reschedule_request, '') || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), '') || coalesce(' e0_' || ((NEW.completed_at / 900000) >> 0) || ' e1_' || ((NEW.completed_at / 900000) >> 4) || ' e2_' || ((NEW.completed_at / 900000) >> 8) || ' e3_' || ((NEW.completed_at / 900000) >> 12) || ' e4_' || ((NEW.completed_at / 900000) >> 16), '') || coalesce(' d0_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' d1_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' d2_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' d3_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 12), '') || coalesce(' b0_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' b1_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' b2_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' b3_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 12), ''));
END;
--> statement-breakpoint
-- Shipments are counted by type and status, also by location for members who see some locations alone.
CREATE TRIGGER shipments_count_insert AFTER INSERT ON shipments BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type, 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_count_update AFTER UPDATE OF status ON shipments
WHEN OLD.status IS NOT NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'shipments:' || OLD.type AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type, 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_count_delete AFTER DELETE ON shipments BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'shipments:' || OLD.type AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_at_insert AFTER INSERT ON shipments
WHEN NEW.source_location_id IS NOT NULL OR NEW.destination_location_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_at_update AFTER UPDATE OF status, account_id, source_location_id, destination ON shipments
WHEN OLD.status IS NOT NEW.status OR OLD.account_id IS NOT NEW.account_id OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.destination_location_id IS NOT NEW.destination_location_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module IN ('shipments:' || OLD.type || '@' || OLD.source_location_id, 'shipments:' || OLD.type || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'shipments:' || OLD.type || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.source_location_id, 'status:' || NEW.status, 1 WHERE NEW.source_location_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || NEW.destination_location_id, 'status:' || NEW.status, 1 WHERE NEW.destination_location_id IS NOT NULL AND NEW.destination_location_id IS NOT NEW.source_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'shipments:' || NEW.type || '@' || min(NEW.source_location_id, NEW.destination_location_id) || '+' || max(NEW.source_location_id, NEW.destination_location_id), 'status:' || NEW.status, 1 WHERE NEW.source_location_id <> NEW.destination_location_id
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_at_delete AFTER DELETE ON shipments
WHEN OLD.source_location_id IS NOT NULL OR OLD.destination_location_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module IN ('shipments:' || OLD.type || '@' || OLD.source_location_id, 'shipments:' || OLD.type || '@' || OLD.destination_location_id, iif(OLD.source_location_id <> OLD.destination_location_id, 'shipments:' || OLD.type || '@' || min(OLD.source_location_id, OLD.destination_location_id) || '+' || max(OLD.source_location_id, OLD.destination_location_id), NULL)) AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- An order names agent, plan and vehicle of its newest shipment: lists filter by them without a look at shipments.
CREATE TRIGGER orders_carried_link AFTER INSERT ON shipment_orders BEGIN
  UPDATE orders SET (agent_id, plan_id, vehicle_id) = (SELECT s.agent_id, s.plan_id, s.vehicle_id FROM shipments s WHERE s.id = NEW.shipment_id) WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_carried_update AFTER UPDATE OF agent_id, plan_id, vehicle_id, status ON shipments
WHEN OLD.agent_id IS NOT NEW.agent_id OR OLD.plan_id IS NOT NEW.plan_id OR OLD.vehicle_id IS NOT NEW.vehicle_id OR (OLD.status = 7) <> (NEW.status = 7) BEGIN
  UPDATE orders SET (agent_id, plan_id, vehicle_id) = (SELECT iif(s.status = 7, NULL, s.agent_id), iif(s.status = 7, NULL, s.plan_id), iif(s.status = 7, NULL, s.vehicle_id) FROM shipments s WHERE s.id = NEW.id)
  WHERE id IN (SELECT order_id FROM shipment_orders WHERE shipment_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM shipment_orders later WHERE later.order_id = orders.id AND later.shipment_id > NEW.id);
END;
--> statement-breakpoint
-- A shipment names the vehicle of its route, whichever of the two is written first.
CREATE TRIGGER shipments_vehicle_route AFTER UPDATE OF route_id ON shipments
WHEN OLD.route_id IS NOT NEW.route_id BEGIN
  UPDATE shipments SET vehicle_id = (SELECT r.vehicle_id FROM routes r WHERE r.id = NEW.route_id) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_vehicle_insert AFTER INSERT ON routes
WHEN NEW.vehicle_id IS NOT NULL BEGIN
  UPDATE shipments SET vehicle_id = NEW.vehicle_id WHERE account_id = NEW.account_id AND plan_id = NEW.plan_id AND route_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_vehicle_update AFTER UPDATE OF vehicle_id ON routes
WHEN OLD.vehicle_id IS NOT NEW.vehicle_id BEGIN
  UPDATE shipments SET vehicle_id = NEW.vehicle_id WHERE account_id = NEW.account_id AND plan_id = NEW.plan_id AND route_id = NEW.id;
END;
--> statement-breakpoint
-- What the lists of shipments are filtered by.
CREATE VIRTUAL TABLE shipment_facets USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '-_'");
--> statement-breakpoint
CREATE TRIGGER shipment_facets_insert AFTER INSERT ON shipments BEGIN
  INSERT INTO shipment_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' y' || NEW.type, '') || coalesce(' s' || NEW.status, '') || coalesce(' m' || NEW.merchant_id, '') || coalesce(' h' || NEW.shipping_method_id, '') || coalesce(' q' || NEW.priority, '') || coalesce(' g' || NEW.agent_id, '') || coalesce(' p' || NEW.plan_id, '') || coalesce(' v' || NEW.vehicle_id, '') || coalesce(' z' || NEW.zone_id, '') || coalesce(' f' || NEW.source_location_id, '') || coalesce(' l' || NEW.source_location_id, '') || coalesce(' l' || NEW.destination_location_id, '') || coalesce(' n' || hex(NEW.failure_reason), '') || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || (SELECT coalesce(group_concat(' j' || hex(key) || ' j' || hex(key || '=' || value), ''), '') FROM json_each(NEW.metadata)) || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), '') || coalesce(' e0_' || ((NEW.completed_at / 900000) >> 0) || ' e1_' || ((NEW.completed_at / 900000) >> 4) || ' e2_' || ((NEW.completed_at / 900000) >> 8) || ' e3_' || ((NEW.completed_at / 900000) >> 12) || ' e4_' || ((NEW.completed_at / 900000) >> 16), '') || coalesce(' d0_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' d1_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' d2_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' d3_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 12), '') || coalesce(' b0_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' b1_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' b2_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' b3_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 12), ''));
END;
--> statement-breakpoint
CREATE TRIGGER shipment_facets_delete AFTER DELETE ON shipments BEGIN
  DELETE FROM shipment_facets WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER shipment_facets_update AFTER UPDATE OF account_id, type, status, merchant_id, shipping_method_id, priority, agent_id, plan_id, vehicle_id, zone_id, source_location_id, destination, failure_reason, tags, metadata, created_at, completed_at, delivery_from, pickup_from ON shipments
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.type IS NOT NEW.type OR OLD.status IS NOT NEW.status OR OLD.merchant_id IS NOT NEW.merchant_id OR OLD.shipping_method_id IS NOT NEW.shipping_method_id OR OLD.priority IS NOT NEW.priority OR OLD.agent_id IS NOT NEW.agent_id OR OLD.plan_id IS NOT NEW.plan_id OR OLD.vehicle_id IS NOT NEW.vehicle_id OR OLD.zone_id IS NOT NEW.zone_id OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.destination IS NOT NEW.destination OR OLD.failure_reason IS NOT NEW.failure_reason OR OLD.tags IS NOT NEW.tags OR OLD.metadata IS NOT NEW.metadata OR OLD.created_at IS NOT NEW.created_at OR OLD.completed_at IS NOT NEW.completed_at OR OLD.delivery_from IS NOT NEW.delivery_from OR OLD.pickup_from IS NOT NEW.pickup_from BEGIN
  DELETE FROM shipment_facets WHERE rowid = OLD.seq;
  INSERT INTO shipment_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' y' || NEW.type, '') || coalesce(' s' || NEW.status, '') || coalesce(' m' || NEW.merchant_id, '') || coalesce(' h' || NEW.shipping_method_id, '') || coalesce(' q' || NEW.priority, '') || coalesce(' g' || NEW.agent_id, '') || coalesce(' p' || NEW.plan_id, '') || coalesce(' v' || NEW.vehicle_id, '') || coalesce(' z' || NEW.zone_id, '') || coalesce(' f' || NEW.source_location_id, '') || coalesce(' l' || NEW.source_location_id, '') || coalesce(' l' || NEW.destination_location_id, '') || coalesce(' n' || hex(NEW.failure_reason), '') || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || (SELECT coalesce(group_concat(' j' || hex(key) || ' j' || hex(key || '=' || value), ''), '') FROM json_each(NEW.metadata)) || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), '') || coalesce(' e0_' || ((NEW.completed_at / 900000) >> 0) || ' e1_' || ((NEW.completed_at / 900000) >> 4) || ' e2_' || ((NEW.completed_at / 900000) >> 8) || ' e3_' || ((NEW.completed_at / 900000) >> 12) || ' e4_' || ((NEW.completed_at / 900000) >> 16), '') || coalesce(' d0_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' d1_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' d2_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' d3_' || ((CAST(strftime('%s', substr(NEW.delivery_from, 1, 10)) AS INTEGER) / 86400) >> 12), '') || coalesce(' b0_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 0) || ' b1_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 4) || ' b2_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 8) || ' b3_' || ((CAST(strftime('%s', substr(NEW.pickup_from, 1, 10)) AS INTEGER) / 86400) >> 12), ''));
END;
--> statement-breakpoint
-- What items are found by: in any place of SKU, barcode, name or tags.
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
CREATE TRIGGER items_search_update AFTER UPDATE OF sku, barcode, name, tags ON items
WHEN OLD.sku IS NOT NEW.sku OR OLD.barcode IS NOT NEW.barcode OR OLD.name IS NOT NEW.name OR OLD.tags IS NOT NEW.tags BEGIN
  DELETE FROM item_search WHERE rowid = OLD.rowid;
  INSERT INTO item_search (rowid, text) VALUES (NEW.rowid, char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 28, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 29, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 30, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 31, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 32, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 33, 1)) - 1)) || char(57344 + (instr('0123456789abcdef', substr(NEW.account_id, 34, 1)) - 1) * 256 + (instr('0123456789abcdef', substr(NEW.account_id, 35, 1)) - 1) * 16 + (instr('0123456789abcdef', substr(NEW.account_id, 36, 1)) - 1)) || ' ' || NEW.sku || ' ' || coalesce(NEW.barcode, '') || ' ' || NEW.name || ' ' || NEW.tags);
END;
--> statement-breakpoint
-- Items are counted by whether they are active, so that no list scans to count.
CREATE TRIGGER items_count_insert AFTER INSERT ON items BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'items', 'status:' || NEW.active, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER items_count_update AFTER UPDATE OF active ON items
WHEN OLD.active IS NOT NEW.active BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'items' AND facet = 'status:' || OLD.active;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'items', 'status:' || NEW.active, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER items_count_delete AFTER DELETE ON items BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'items' AND facet = 'status:' || OLD.active;
END;
--> statement-breakpoint
-- What the list of items is filtered by.
CREATE VIRTUAL TABLE item_facets USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '-_'");
--> statement-breakpoint
CREATE TRIGGER item_facets_insert AFTER INSERT ON items BEGIN
  INSERT INTO item_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' x' || NEW.active, '') || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), ''));
END;
--> statement-breakpoint
CREATE TRIGGER item_facets_delete AFTER DELETE ON items BEGIN
  DELETE FROM item_facets WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER item_facets_update AFTER UPDATE OF account_id, active, tags, created_at ON items
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.active IS NOT NEW.active OR OLD.tags IS NOT NEW.tags OR OLD.created_at IS NOT NEW.created_at BEGIN
  DELETE FROM item_facets WHERE rowid = OLD.seq;
  INSERT INTO item_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' x' || NEW.active, '') || (SELECT coalesce(group_concat(' t' || hex(value), ''), '') FROM json_each(NEW.tags, '$')) || coalesce(' c0_' || ((NEW.created_at / 900000) >> 0) || ' c1_' || ((NEW.created_at / 900000) >> 4) || ' c2_' || ((NEW.created_at / 900000) >> 8) || ' c3_' || ((NEW.created_at / 900000) >> 12) || ' c4_' || ((NEW.created_at / 900000) >> 16), ''));
END;
--> statement-breakpoint
-- Collections and receipts are counted by status, so that no list scans to count.
CREATE TRIGGER collections_count_insert AFTER INSERT ON collections BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'collections', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_count_update AFTER UPDATE OF status, account_id ON collections
WHEN OLD.status IS NOT NEW.status OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collections' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'collections', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_count_delete AFTER DELETE ON collections BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collections' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER collection_receipts_count_insert AFTER INSERT ON collection_receipts BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'collection_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collection_receipts_count_update AFTER UPDATE OF status ON collection_receipts
WHEN OLD.status IS NOT NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collection_receipts' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'collection_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collection_receipts_count_delete AFTER DELETE ON collection_receipts BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'collection_receipts' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- What agents hold, collected and not received: five commands move collections, and the screen of it adds nothing up.
CREATE TRIGGER agent_holdings_insert AFTER INSERT ON collections
WHEN NEW.status = 3 BEGIN
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT NEW.account_id, coalesce(NEW.agent_id, ''), NEW.currency, (iif(NEW.receipt_id IS NULL, 1, 0)), (iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), NEW.amount, 0), 0)), (iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), 0, NEW.amount), 0)), (iif(NEW.receipt_id IS NULL, 0, 1)), (iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), NEW.amount, 0))), (iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), 0, NEW.amount))) WHERE true
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
END;
--> statement-breakpoint
CREATE TRIGGER agent_holdings_update AFTER UPDATE OF status, agent_id, receipt_id, amount, currency, method, account_id ON collections
WHEN OLD.status IS NOT NEW.status OR OLD.agent_id IS NOT NEW.agent_id OR OLD.receipt_id IS NOT NEW.receipt_id OR OLD.amount IS NOT NEW.amount OR OLD.currency IS NOT NEW.currency OR OLD.method IS NOT NEW.method OR OLD.account_id IS NOT NEW.account_id BEGIN
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT OLD.account_id, coalesce(OLD.agent_id, ''), OLD.currency, -(iif(OLD.receipt_id IS NULL, 1, 0)), -(iif(OLD.receipt_id IS NULL, iif(OLD.method IN (0, 1), OLD.amount, 0), 0)), -(iif(OLD.receipt_id IS NULL, iif(OLD.method IN (0, 1), 0, OLD.amount), 0)), -(iif(OLD.receipt_id IS NULL, 0, 1)), -(iif(OLD.receipt_id IS NULL, 0, iif(OLD.method IN (0, 1), OLD.amount, 0))), -(iif(OLD.receipt_id IS NULL, 0, iif(OLD.method IN (0, 1), 0, OLD.amount))) WHERE OLD.status = 3
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT NEW.account_id, coalesce(NEW.agent_id, ''), NEW.currency, (iif(NEW.receipt_id IS NULL, 1, 0)), (iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), NEW.amount, 0), 0)), (iif(NEW.receipt_id IS NULL, iif(NEW.method IN (0, 1), 0, NEW.amount), 0)), (iif(NEW.receipt_id IS NULL, 0, 1)), (iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), NEW.amount, 0))), (iif(NEW.receipt_id IS NULL, 0, iif(NEW.method IN (0, 1), 0, NEW.amount))) WHERE NEW.status = 3
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
END;
--> statement-breakpoint
CREATE TRIGGER agent_holdings_delete AFTER DELETE ON collections
WHEN OLD.status = 3 BEGIN
  INSERT INTO agent_holdings (account_id, agent_id, currency, open_count, open_cash, open_other, receipt_count, receipt_cash, receipt_other)
  SELECT OLD.account_id, coalesce(OLD.agent_id, ''), OLD.currency, -(iif(OLD.receipt_id IS NULL, 1, 0)), -(iif(OLD.receipt_id IS NULL, iif(OLD.method IN (0, 1), OLD.amount, 0), 0)), -(iif(OLD.receipt_id IS NULL, iif(OLD.method IN (0, 1), 0, OLD.amount), 0)), -(iif(OLD.receipt_id IS NULL, 0, 1)), -(iif(OLD.receipt_id IS NULL, 0, iif(OLD.method IN (0, 1), OLD.amount, 0))), -(iif(OLD.receipt_id IS NULL, 0, iif(OLD.method IN (0, 1), 0, OLD.amount))) WHERE true
  ON CONFLICT (account_id, agent_id, currency) DO UPDATE SET open_count = open_count + excluded.open_count, open_cash = open_cash + excluded.open_cash, open_other = open_other + excluded.open_other, receipt_count = receipt_count + excluded.receipt_count, receipt_cash = receipt_cash + excluded.receipt_cash, receipt_other = receipt_other + excluded.receipt_other;
END;
--> statement-breakpoint
-- What the books are reconciled with: what was received, or paid ahead to the carrier, for each merchant and for the account itself.
CREATE TRIGGER collections_received_insert AFTER INSERT ON collections
WHEN (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier')) BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'received', coalesce(NEW.merchant_id, '') || ':' || NEW.currency, NEW.amount WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_received_update AFTER UPDATE OF status, prepaid_holder, amount, currency, merchant_id, account_id ON collections
WHEN OLD.status IS NOT NEW.status OR OLD.prepaid_holder IS NOT NEW.prepaid_holder OR OLD.amount IS NOT NEW.amount OR OLD.currency IS NOT NEW.currency OR OLD.merchant_id IS NOT NEW.merchant_id OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE counters SET n = n - OLD.amount WHERE account_id = OLD.account_id AND module = 'received' AND facet = coalesce(OLD.merchant_id, '') || ':' || OLD.currency AND (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier'));
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'received', coalesce(NEW.merchant_id, '') || ':' || NEW.currency, NEW.amount WHERE (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_received_delete AFTER DELETE ON collections
WHEN (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier')) BEGIN
  UPDATE counters SET n = n - OLD.amount WHERE account_id = OLD.account_id AND module = 'received' AND facet = coalesce(OLD.merchant_id, '') || ':' || OLD.currency;
END;
--> statement-breakpoint
-- What the books are reconciled with: lines of live receipts, and collections that say they are in one. Two counts that know nothing of each other.
CREATE TRIGGER receipt_lines_live_insert AFTER INSERT ON receipt_lines
WHEN NEW.live = 1 BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_lines', 'receipt_lines:' || NEW.currency, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER receipt_lines_live_update AFTER UPDATE OF live, currency ON receipt_lines
WHEN OLD.live IS NOT NEW.live OR OLD.currency IS NOT NEW.currency BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_lines' AND facet = 'receipt_lines:' || OLD.currency AND OLD.live = 1;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_lines', 'receipt_lines:' || NEW.currency, 1 WHERE NEW.live = 1
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER receipt_lines_live_delete AFTER DELETE ON receipt_lines
WHEN OLD.live = 1 BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_lines' AND facet = 'receipt_lines:' || OLD.currency;
END;
--> statement-breakpoint
CREATE TRIGGER collections_receipt_id_linked_insert AFTER INSERT ON collections
WHEN NEW.receipt_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_rows', 'receipt_lines:' || NEW.currency, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_receipt_id_linked_update AFTER UPDATE OF receipt_id, currency, account_id ON collections
WHEN OLD.receipt_id IS NOT NEW.receipt_id OR OLD.currency IS NOT NEW.currency OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_rows' AND facet = 'receipt_lines:' || OLD.currency AND OLD.receipt_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_rows', 'receipt_lines:' || NEW.currency, 1 WHERE NEW.receipt_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_receipt_id_linked_delete AFTER DELETE ON collections
WHEN OLD.receipt_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_rows' AND facet = 'receipt_lines:' || OLD.currency;
END;
--> statement-breakpoint
-- What the list of collections is filtered by.
CREATE VIRTUAL TABLE collection_facets USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '-_'");
--> statement-breakpoint
CREATE TRIGGER collection_facets_insert AFTER INSERT ON collections BEGIN
  INSERT INTO collection_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' s' || NEW.status, '') || coalesce(' g' || NEW.agent_id, '') || coalesce(' m' || NEW.merchant_id, '') || coalesce(' u' || NEW.currency, '') || coalesce(' y' || NEW.method, '') || coalesce(' r' || NEW.receipt_id, '') || coalesce(' h' || NEW.prepaid_holder, '') || coalesce(' w' || NEW.waived, '') || coalesce(' c0_' || ((NEW.collected_at / 900000) >> 0) || ' c1_' || ((NEW.collected_at / 900000) >> 4) || ' c2_' || ((NEW.collected_at / 900000) >> 8) || ' c3_' || ((NEW.collected_at / 900000) >> 12) || ' c4_' || ((NEW.collected_at / 900000) >> 16), ''));
END;
--> statement-breakpoint
CREATE TRIGGER collection_facets_delete AFTER DELETE ON collections BEGIN
  DELETE FROM collection_facets WHERE rowid = OLD.seq;
END;
--> statement-breakpoint
CREATE TRIGGER collection_facets_update AFTER UPDATE OF account_id, status, agent_id, merchant_id, currency, method, receipt_id, prepaid_holder, waived, collected_at ON collections
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.status IS NOT NEW.status OR OLD.agent_id IS NOT NEW.agent_id OR OLD.merchant_id IS NOT NEW.merchant_id OR OLD.currency IS NOT NEW.currency OR OLD.method IS NOT NEW.method OR OLD.receipt_id IS NOT NEW.receipt_id OR OLD.prepaid_holder IS NOT NEW.prepaid_holder OR OLD.waived IS NOT NEW.waived OR OLD.collected_at IS NOT NEW.collected_at BEGIN
  DELETE FROM collection_facets WHERE rowid = OLD.seq;
  INSERT INTO collection_facets (rowid, tokens) VALUES (NEW.seq, coalesce(' a' || NEW.account_id, '') || coalesce(' s' || NEW.status, '') || coalesce(' g' || NEW.agent_id, '') || coalesce(' m' || NEW.merchant_id, '') || coalesce(' u' || NEW.currency, '') || coalesce(' y' || NEW.method, '') || coalesce(' r' || NEW.receipt_id, '') || coalesce(' h' || NEW.prepaid_holder, '') || coalesce(' w' || NEW.waived, '') || coalesce(' c0_' || ((NEW.collected_at / 900000) >> 0) || ' c1_' || ((NEW.collected_at / 900000) >> 4) || ' c2_' || ((NEW.collected_at / 900000) >> 8) || ' c3_' || ((NEW.collected_at / 900000) >> 12) || ' c4_' || ((NEW.collected_at / 900000) >> 16), ''));
END;
--> statement-breakpoint
-- A cheque is a piece from the moment it is received; one that left the till cannot be taken back to its agent.
CREATE TRIGGER cheques_received AFTER UPDATE OF status ON collections
WHEN OLD.status = 3 AND NEW.status = 4 AND NEW.method IN (2) BEGIN
  INSERT INTO cheques (id, account_id, order_id, merchant_id, currency, amount, state, till_id, receipt_id, version)
  VALUES (NEW.id, NEW.account_id, NEW.order_id, NEW.merchant_id, NEW.currency, NEW.amount, 'till',
    coalesce((SELECT r.till_id FROM collection_receipts r WHERE r.id = NEW.receipt_id), 'main'), NEW.receipt_id, 1);
END;
--> statement-breakpoint
CREATE TRIGGER cheques_kept BEFORE UPDATE OF status ON collections
WHEN OLD.status = 4 AND NEW.status = 3 AND EXISTS (SELECT 1 FROM cheques c WHERE c.id = NEW.id AND c.state <> 'till') BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: cheques.state');
END;
--> statement-breakpoint
CREATE TRIGGER cheques_taken_back AFTER UPDATE OF status ON collections
WHEN OLD.status = 4 AND NEW.status = 3 AND NEW.method IN (2) BEGIN
  DELETE FROM cheques WHERE id = NEW.id;
END;
--> statement-breakpoint
-- A till is closed only when nothing that left it may come back: a deposit on its way, or a cheque that is not credited.
CREATE TRIGGER tills_close_settled BEFORE UPDATE OF closed ON tills
WHEN NEW.closed AND NOT OLD.closed AND (
  EXISTS (SELECT 1 FROM deposits d WHERE d.account_id = NEW.account_id AND d.status = 1 AND d.till_id = NEW.id)
  OR EXISTS (SELECT 1 FROM cheques c WHERE c.account_id = NEW.account_id AND c.state IN ('till', 'bank') AND c.till_id = NEW.id)) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: tills.on_the_way');
END;
--> statement-breakpoint
CREATE TRIGGER cheques_open_till BEFORE INSERT ON cheques
WHEN EXISTS (SELECT 1 FROM tills t WHERE t.account_id = NEW.account_id AND t.id = NEW.till_id AND t.closed) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: tills.closed');
END;
--> statement-breakpoint
-- Deposits are counted by status, so that no list scans to count, and their numbers are logged as every document's.
CREATE TRIGGER document_numbers_deposits AFTER INSERT ON deposits BEGIN
  INSERT INTO document_numbers (account_id, number, kind, document_id, issued_at, actor_name)
  VALUES (NEW.account_id, NEW.number, 'deposit', NEW.id, NEW.created_at, NEW.created_by_name);
END;
--> statement-breakpoint
CREATE TRIGGER deposits_count_insert AFTER INSERT ON deposits BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'deposits', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER deposits_count_update AFTER UPDATE OF status ON deposits
WHEN OLD.status IS NOT NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'deposits' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'deposits', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER deposits_count_delete AFTER DELETE ON deposits BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'deposits' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- A payment of a run follows its receipt; a receipt that waits in a run is not voided.
CREATE TRIGGER payment_run_items_paid_agent_receipts AFTER UPDATE ON agent_receipts
WHEN OLD.status = 1 AND NEW.status = 3 BEGIN
  UPDATE payment_run_items SET state = 'paid' WHERE document_id = NEW.id AND live = 1;
END;
--> statement-breakpoint
CREATE TRIGGER payment_run_items_returned_agent_receipts AFTER UPDATE ON agent_receipts
WHEN OLD.status = 3 AND NEW.status = 1 BEGIN
  UPDATE payment_run_items SET state = 'returned', live = 0 WHERE document_id = NEW.id AND live = 1;
END;
--> statement-breakpoint
CREATE TRIGGER payment_run_items_kept_agent_receipts BEFORE UPDATE ON agent_receipts
WHEN OLD.status = 1 AND NEW.status = 2 AND EXISTS (SELECT 1 FROM payment_run_items i WHERE i.document_id = NEW.id AND i.live = 1 AND i.state = 'waiting') BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: payment_run_items.live');
END;
--> statement-breakpoint
-- Receipts of payouts are counted by status, so that no list scans to count.
CREATE TRIGGER agent_receipts_count_insert AFTER INSERT ON agent_receipts BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'agent_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER agent_receipts_count_update AFTER UPDATE OF status ON agent_receipts
WHEN OLD.status IS NOT NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'agent_receipts' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'agent_receipts', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER agent_receipts_count_delete AFTER DELETE ON agent_receipts BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'agent_receipts' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- Attendance of one agent never overlaps, from the office and from several devices, so that no minute is paid twice.
CREATE TRIGGER attendance_overlap_insert BEFORE INSERT ON attendance
WHEN NEW.approval IS NOT 'refused' AND EXISTS (SELECT 1 FROM attendance o
    WHERE o.account_id = NEW.account_id AND o.agent_id = NEW.agent_id AND o.id <> NEW.id
    AND o.approval IS NOT 'refused' AND o.checked_in_at < coalesce(NEW.checked_out_at, NEW.due_out_at, 9e15) AND coalesce(o.checked_out_at, o.due_out_at, 9e15) > NEW.checked_in_at) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: attendance.checked_in_at');
END;
--> statement-breakpoint
CREATE TRIGGER attendance_overlap_update BEFORE UPDATE OF checked_in_at, checked_out_at, approval ON attendance
WHEN NEW.approval IS NOT 'refused' AND EXISTS (SELECT 1 FROM attendance o
    WHERE o.account_id = NEW.account_id AND o.agent_id = NEW.agent_id AND o.id <> NEW.id
    AND o.approval IS NOT 'refused' AND o.checked_in_at < coalesce(NEW.checked_out_at, NEW.due_out_at, 9e15) AND coalesce(o.checked_out_at, o.due_out_at, 9e15) > NEW.checked_in_at) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: attendance.checked_in_at');
END;
--> statement-breakpoint
-- A payment of a run follows its settlement; one that waits in a run is not voided, and its amount stays.
CREATE TRIGGER payment_run_items_paid_settlements AFTER UPDATE ON settlements
WHEN OLD.status = 1 AND NEW.status = 2 BEGIN
  UPDATE payment_run_items SET state = 'paid' WHERE document_id = NEW.id AND live = 1;
END;
--> statement-breakpoint
CREATE TRIGGER payment_run_items_returned_settlements AFTER UPDATE ON settlements
WHEN OLD.status = 2 AND NEW.status = 1 BEGIN
  UPDATE payment_run_items SET state = 'returned', live = 0 WHERE document_id = NEW.id AND live = 1;
END;
--> statement-breakpoint
CREATE TRIGGER payment_run_items_kept_settlements BEFORE UPDATE ON settlements
WHEN OLD.status = 1 AND NEW.status = 3 AND EXISTS (SELECT 1 FROM payment_run_items i WHERE i.document_id = NEW.id AND i.live = 1 AND i.state = 'waiting') BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: payment_run_items.live');
END;
--> statement-breakpoint
CREATE TRIGGER payment_run_items_fixed BEFORE UPDATE OF closing ON settlements
WHEN NEW.closing <> OLD.closing AND EXISTS (SELECT 1 FROM payment_run_items i WHERE i.document_id = NEW.id AND i.live = 1) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: payment_run_items.document_id');
END;
--> statement-breakpoint
-- What merchants owe and are owed: fees on no invoice, and collections and corrections of disputes that are in no settlement. Commands of six modules write these rows.
CREATE TRIGGER merchant_balances_fee_insert AFTER INSERT ON order_fees
WHEN NEW.merchant_id IS NOT NULL AND NEW.voided_at IS NULL AND NEW.invoice_id IS NULL BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, order_count, fee_count, fees)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, (iif(NEW.type IN ('shipping', 'rto_fee'), 1, 0)), (1), (NEW.amount) WHERE true
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET order_count = order_count + excluded.order_count, fee_count = fee_count + excluded.fee_count, fees = fees + excluded.fees;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_fee_update AFTER UPDATE OF amount, currency, voided_at, invoice_id, merchant_id ON order_fees
WHEN OLD.amount IS NOT NEW.amount OR OLD.currency IS NOT NEW.currency OR OLD.voided_at IS NOT NEW.voided_at OR OLD.invoice_id IS NOT NEW.invoice_id OR OLD.merchant_id IS NOT NEW.merchant_id BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, order_count, fee_count, fees)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(iif(OLD.type IN ('shipping', 'rto_fee'), 1, 0)), -(1), -(OLD.amount) WHERE OLD.merchant_id IS NOT NULL AND OLD.voided_at IS NULL AND OLD.invoice_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET order_count = order_count + excluded.order_count, fee_count = fee_count + excluded.fee_count, fees = fees + excluded.fees;
  INSERT INTO merchant_balances (account_id, merchant_id, currency, order_count, fee_count, fees)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, (iif(NEW.type IN ('shipping', 'rto_fee'), 1, 0)), (1), (NEW.amount) WHERE NEW.merchant_id IS NOT NULL AND NEW.voided_at IS NULL AND NEW.invoice_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET order_count = order_count + excluded.order_count, fee_count = fee_count + excluded.fee_count, fees = fees + excluded.fees;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_held_insert AFTER INSERT ON collections
WHEN NEW.merchant_id IS NOT NULL AND NEW.settlement_id IS NULL AND (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier')) BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, (1), (NEW.amount) WHERE true
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_held_update AFTER UPDATE OF status, merchant_id, settlement_id, prepaid_holder, amount, currency, account_id ON collections
WHEN OLD.status IS NOT NEW.status OR OLD.merchant_id IS NOT NEW.merchant_id OR OLD.settlement_id IS NOT NEW.settlement_id OR OLD.prepaid_holder IS NOT NEW.prepaid_holder OR OLD.amount IS NOT NEW.amount OR OLD.currency IS NOT NEW.currency OR OLD.account_id IS NOT NEW.account_id BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE OLD.merchant_id IS NOT NULL AND OLD.settlement_id IS NULL AND (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, (1), (NEW.amount) WHERE NEW.merchant_id IS NOT NULL AND NEW.settlement_id IS NULL AND (NEW.status = 4 OR (NEW.status = 2 AND NEW.prepaid_holder = 'carrier'))
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_held_delete AFTER DELETE ON collections
WHEN OLD.merchant_id IS NOT NULL AND OLD.settlement_id IS NULL AND (OLD.status = 4 OR (OLD.status = 2 AND OLD.prepaid_holder = 'carrier')) BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE true
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_correction_insert AFTER INSERT ON merchant_corrections
WHEN NEW.settlement_id IS NULL BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, (1), (NEW.amount) WHERE true
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_correction_update AFTER UPDATE OF settlement_id, amount, currency, merchant_id ON merchant_corrections
WHEN OLD.settlement_id IS NOT NEW.settlement_id OR OLD.amount IS NOT NEW.amount OR OLD.currency IS NOT NEW.currency OR OLD.merchant_id IS NOT NEW.merchant_id BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE OLD.settlement_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT NEW.account_id, NEW.merchant_id, NEW.currency, (1), (NEW.amount) WHERE NEW.settlement_id IS NULL
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_correction_delete AFTER DELETE ON merchant_corrections
WHEN OLD.settlement_id IS NULL BEGIN
  INSERT INTO merchant_balances (account_id, merchant_id, currency, held_count, held)
  SELECT OLD.account_id, OLD.merchant_id, OLD.currency, -(1), -(OLD.amount) WHERE true
  ON CONFLICT (account_id, merchant_id, currency) DO UPDATE SET held_count = held_count + excluded.held_count, held = held + excluded.held;
END;
--> statement-breakpoint
-- What is pending has the name of its merchant, to be sorted by, and is counted.
CREATE TRIGGER merchant_balances_name AFTER INSERT ON merchant_balances BEGIN
  UPDATE merchant_balances SET merchant_name = coalesce((SELECT m.name FROM merchants m WHERE m.id = NEW.merchant_id), '')
  WHERE account_id = NEW.account_id AND merchant_id = NEW.merchant_id AND currency = NEW.currency;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_renamed AFTER UPDATE OF name ON merchants
WHEN OLD.name IS NOT NEW.name BEGIN
  UPDATE merchant_balances SET merchant_name = NEW.name WHERE account_id = NEW.account_id AND merchant_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_count_insert AFTER INSERT ON merchant_balances
WHEN (NEW.fee_count > 0 OR NEW.held_count > 0) BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'merchant_balances', 'open', 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_count_update AFTER UPDATE OF fee_count, held_count ON merchant_balances
WHEN OLD.fee_count IS NOT NEW.fee_count OR OLD.held_count IS NOT NEW.held_count BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'merchant_balances' AND facet = 'open' AND (OLD.fee_count > 0 OR OLD.held_count > 0);
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'merchant_balances', 'open', 1 WHERE (NEW.fee_count > 0 OR NEW.held_count > 0)
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER merchant_balances_count_delete AFTER DELETE ON merchant_balances
WHEN (OLD.fee_count > 0 OR OLD.held_count > 0) BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'merchant_balances' AND facet = 'open';
END;
--> statement-breakpoint
-- Invoices and settlements are counted by status, so that no list scans to count.
CREATE TRIGGER invoices_count_insert AFTER INSERT ON invoices BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'invoices', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_count_update AFTER UPDATE OF status ON invoices
WHEN OLD.status IS NOT NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'invoices' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'invoices', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_count_delete AFTER DELETE ON invoices BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'invoices' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER settlements_count_insert AFTER INSERT ON settlements BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'settlements', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER settlements_count_update AFTER UPDATE OF status ON settlements
WHEN OLD.status IS NOT NEW.status BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'settlements' AND facet = 'status:' || OLD.status;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'settlements', 'status:' || NEW.status, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER settlements_count_delete AFTER DELETE ON settlements BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'settlements' AND facet = 'status:' || OLD.status;
END;
--> statement-breakpoint
-- What the books are reconciled with: live lines of settlements and invoices, and rows that say they are in one. Two counts that know nothing of each other.
CREATE TRIGGER settlement_lines_live_insert AFTER INSERT ON settlement_lines
WHEN NEW.live = 1 AND NEW.kind = 'collection' BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_lines', 'settlement_lines:' || NEW.currency, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER settlement_lines_live_update AFTER UPDATE OF live, currency ON settlement_lines
WHEN OLD.live IS NOT NEW.live OR OLD.currency IS NOT NEW.currency BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_lines' AND facet = 'settlement_lines:' || OLD.currency AND OLD.live = 1 AND OLD.kind = 'collection';
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_lines', 'settlement_lines:' || NEW.currency, 1 WHERE NEW.live = 1 AND NEW.kind = 'collection'
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER settlement_lines_live_delete AFTER DELETE ON settlement_lines
WHEN OLD.live = 1 AND OLD.kind = 'collection' BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_lines' AND facet = 'settlement_lines:' || OLD.currency;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_live_insert AFTER INSERT ON invoice_lines
WHEN NEW.live = 1 AND NEW.fee_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_lines', 'invoice_lines:' || NEW.currency, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_live_update AFTER UPDATE OF live, currency ON invoice_lines
WHEN OLD.live IS NOT NEW.live OR OLD.currency IS NOT NEW.currency BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_lines' AND facet = 'invoice_lines:' || OLD.currency AND OLD.live = 1 AND OLD.fee_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_lines', 'invoice_lines:' || NEW.currency, 1 WHERE NEW.live = 1 AND NEW.fee_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_live_delete AFTER DELETE ON invoice_lines
WHEN OLD.live = 1 AND OLD.fee_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_lines' AND facet = 'invoice_lines:' || OLD.currency;
END;
--> statement-breakpoint
CREATE TRIGGER collections_settlement_id_linked_insert AFTER INSERT ON collections
WHEN NEW.settlement_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_rows', 'settlement_lines:' || NEW.currency, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_settlement_id_linked_update AFTER UPDATE OF settlement_id, currency, account_id ON collections
WHEN OLD.settlement_id IS NOT NEW.settlement_id OR OLD.currency IS NOT NEW.currency OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_rows' AND facet = 'settlement_lines:' || OLD.currency AND OLD.settlement_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_rows', 'settlement_lines:' || NEW.currency, 1 WHERE NEW.settlement_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER collections_settlement_id_linked_delete AFTER DELETE ON collections
WHEN OLD.settlement_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_rows' AND facet = 'settlement_lines:' || OLD.currency;
END;
--> statement-breakpoint
CREATE TRIGGER order_fees_invoice_id_linked_insert AFTER INSERT ON order_fees
WHEN NEW.invoice_id IS NOT NULL BEGIN
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_rows', 'invoice_lines:' || NEW.currency, 1 WHERE true
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER order_fees_invoice_id_linked_update AFTER UPDATE OF invoice_id, currency, account_id ON order_fees
WHEN OLD.invoice_id IS NOT NEW.invoice_id OR OLD.currency IS NOT NEW.currency OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_rows' AND facet = 'invoice_lines:' || OLD.currency AND OLD.invoice_id IS NOT NULL;
  INSERT INTO counters (account_id, module, facet, n) SELECT NEW.account_id, 'document_rows', 'invoice_lines:' || NEW.currency, 1 WHERE NEW.invoice_id IS NOT NULL
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;
END;
--> statement-breakpoint
CREATE TRIGGER order_fees_invoice_id_linked_delete AFTER DELETE ON order_fees
WHEN OLD.invoice_id IS NOT NULL BEGIN
  UPDATE counters SET n = n - 1 WHERE account_id = OLD.account_id AND module = 'document_rows' AND facet = 'invoice_lines:' || OLD.currency;
END;
--> statement-breakpoint
-- What clears an invoice is added up at the invoice, and never more than its total; the amount open is read in every list.
CREATE TRIGGER invoice_allocations_cleared AFTER INSERT ON invoice_allocations
WHEN NEW.live = 1 BEGIN
  UPDATE invoices SET cleared = cleared + NEW.amount WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoice_allocations_taken_back AFTER UPDATE OF live ON invoice_allocations BEGIN
  UPDATE invoices SET cleared = cleared + NEW.live * NEW.amount - OLD.live * OLD.amount WHERE id = NEW.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_cleared_at_most AFTER UPDATE OF cleared ON invoices
WHEN NEW.cleared NOT BETWEEN min(0, NEW.total) AND max(0, NEW.total) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: invoices.cleared');
END;
--> statement-breakpoint
-- An issued invoice is fixed: after it is closed neither its sums nor its lines change, whichever command tries.
CREATE TRIGGER invoices_closed BEFORE UPDATE OF subtotal, surcharge, discount, tax_treatment, tax_rate, tax, total ON invoices
WHEN OLD.closed_at IS NOT NULL AND (OLD.subtotal IS NOT NEW.subtotal OR OLD.surcharge IS NOT NEW.surcharge OR OLD.discount IS NOT NEW.discount OR OLD.tax_treatment IS NOT NEW.tax_treatment OR OLD.tax_rate IS NOT NEW.tax_rate OR OLD.tax IS NOT NEW.tax OR OLD.total IS NOT NEW.total) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: invoices.closed_at');
END;
--> statement-breakpoint
CREATE TRIGGER invoices_exchange_closed BEFORE UPDATE OF exchange ON invoices
WHEN OLD.closed_at IS NOT NULL AND OLD.exchange IS NOT NULL AND NEW.exchange IS NOT OLD.exchange BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: invoices.closed_at');
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_closed_insert BEFORE INSERT ON invoice_lines
WHEN EXISTS (SELECT 1 FROM invoices i JOIN accounts a ON a.id = i.account_id
  WHERE i.id = NEW.invoice_id AND i.closed_at IS NOT NULL AND a.reset_started_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: invoices.closed_at');
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_closed_delete BEFORE DELETE ON invoice_lines
WHEN EXISTS (SELECT 1 FROM invoices i JOIN accounts a ON a.id = i.account_id
  WHERE i.id = OLD.invoice_id AND i.closed_at IS NOT NULL AND a.reset_started_at IS NULL) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: invoices.closed_at');
END;
--> statement-breakpoint
-- A credit note is a document: it is written once, and no line is credited for more than was billed.
CREATE TRIGGER credit_notes_keep_update BEFORE UPDATE ON credit_notes BEGIN
  SELECT RAISE(ABORT, 'credit_notes never change');
END;
--> statement-breakpoint
CREATE TRIGGER credit_notes_keep_delete BEFORE DELETE ON credit_notes
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND reset_started_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'credit_notes never change');
END;
--> statement-breakpoint
CREATE TRIGGER credit_note_lines_at_most AFTER INSERT ON credit_note_lines
WHEN (SELECT abs(sum(l.amount)) FROM credit_note_lines l WHERE l.invoice_line_id = NEW.invoice_line_id)
  > (SELECT abs(i.amount) FROM invoice_lines i WHERE i.id = NEW.invoice_line_id) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: credit_note_lines.amount');
END;
--> statement-breakpoint
-- A month is closed and reopened by an event that stays, in the same statement: no lock moves without a name and a time.
CREATE TRIGGER period_events_lock AFTER INSERT ON period_events BEGIN
  INSERT INTO period_locks (account_id, closed_through, version) VALUES (NEW.account_id, NEW.closed_through, NEW.version)
  ON CONFLICT (account_id) DO UPDATE SET closed_through = NEW.closed_through, version = NEW.version;
END;
--> statement-breakpoint
CREATE TRIGGER period_events_keep_update BEFORE UPDATE ON period_events BEGIN
  SELECT RAISE(ABORT, 'period_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER period_events_keep_delete BEFORE DELETE ON period_events
WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id AND reset_started_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'period_events is append-only');
END;
--> statement-breakpoint
-- What changes how an order, a shipment or a route counts marks it, whichever command does it: figures are made anew of what is marked.
CREATE TRIGGER analytics_orders_insert AFTER INSERT ON orders BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'order', NEW.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_orders_update AFTER UPDATE OF account_id, owner_account_id, status, delivery_to, source_location_id, merchant_id, shipping_method_id, zone_id, agent_id, package_count, has_customer_feedback, issues, has_unpicked_items, has_at_least_one_picked_item, customer_name ON orders
WHEN OLD.account_id IS NOT NEW.account_id OR OLD.owner_account_id IS NOT NEW.owner_account_id OR OLD.status IS NOT NEW.status OR OLD.delivery_to IS NOT NEW.delivery_to OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.merchant_id IS NOT NEW.merchant_id OR OLD.shipping_method_id IS NOT NEW.shipping_method_id OR OLD.zone_id IS NOT NEW.zone_id OR OLD.agent_id IS NOT NEW.agent_id OR OLD.package_count IS NOT NEW.package_count OR OLD.has_customer_feedback IS NOT NEW.has_customer_feedback OR OLD.issues IS NOT NEW.issues OR OLD.has_unpicked_items IS NOT NEW.has_unpicked_items OR OLD.has_at_least_one_picked_item IS NOT NEW.has_at_least_one_picked_item OR OLD.customer_name IS NOT NEW.customer_name BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'order', NEW.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_orders_delete AFTER DELETE ON orders BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT OLD.account_id, 'order', OLD.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_shipments_insert AFTER INSERT ON shipments BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'shipment', NEW.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'order', so.order_id FROM shipment_orders so WHERE so.shipment_id = NEW.id
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_shipments_update AFTER UPDATE OF status, failure_reason, completed_at, delivery_from, delivery_to, pickup_to, agent_id, route_id, merchant_id, shipping_method_id, zone_id, source_location_id, weight, package_count ON shipments
WHEN OLD.status IS NOT NEW.status OR OLD.failure_reason IS NOT NEW.failure_reason OR OLD.completed_at IS NOT NEW.completed_at OR OLD.delivery_from IS NOT NEW.delivery_from OR OLD.delivery_to IS NOT NEW.delivery_to OR OLD.pickup_to IS NOT NEW.pickup_to OR OLD.agent_id IS NOT NEW.agent_id OR OLD.route_id IS NOT NEW.route_id OR OLD.merchant_id IS NOT NEW.merchant_id OR OLD.shipping_method_id IS NOT NEW.shipping_method_id OR OLD.zone_id IS NOT NEW.zone_id OR OLD.source_location_id IS NOT NEW.source_location_id OR OLD.weight IS NOT NEW.weight OR OLD.package_count IS NOT NEW.package_count BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'shipment', NEW.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'order', so.order_id FROM shipment_orders so WHERE so.shipment_id = NEW.id
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_shipments_delete AFTER DELETE ON shipments BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT OLD.account_id, 'shipment', OLD.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT OLD.account_id, 'order', so.order_id FROM shipment_orders so WHERE so.shipment_id = OLD.id
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_attempts AFTER UPDATE OF status, failure_reason ON shipments
WHEN OLD.status IS NOT NEW.status OR OLD.failure_reason IS NOT NEW.failure_reason BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'shipment', x.id FROM shipment_orders so JOIN shipment_orders other ON other.order_id = so.order_id
    JOIN shipments x ON x.id = other.shipment_id AND x.id > NEW.id AND x.type = NEW.type
    WHERE so.shipment_id = NEW.id
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_links_insert AFTER INSERT ON shipment_orders BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'order', NEW.order_id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_stops_insert AFTER INSERT ON stops BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'route', NEW.route_id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'shipment', NEW.shipment_id WHERE NEW.shipment_id IS NOT NULL
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'order', so.order_id FROM shipment_orders so WHERE so.shipment_id = NEW.shipment_id
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_stops_update AFTER UPDATE OF route_id, shipment_id, position, state, start_at, distance, arrived_at, finished_at, claimed_at ON stops
WHEN OLD.route_id IS NOT NEW.route_id OR OLD.shipment_id IS NOT NEW.shipment_id OR OLD.position IS NOT NEW.position OR OLD.state IS NOT NEW.state OR OLD.start_at IS NOT NEW.start_at OR OLD.distance IS NOT NEW.distance OR OLD.arrived_at IS NOT NEW.arrived_at OR OLD.finished_at IS NOT NEW.finished_at OR OLD.claimed_at IS NOT NEW.claimed_at BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'route', NEW.route_id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'shipment', NEW.shipment_id WHERE NEW.shipment_id IS NOT NULL
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'order', so.order_id FROM shipment_orders so WHERE so.shipment_id = NEW.shipment_id
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_stops_delete AFTER DELETE ON stops BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT OLD.account_id, 'route', OLD.route_id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT OLD.account_id, 'shipment', OLD.shipment_id WHERE OLD.shipment_id IS NOT NULL
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
  INSERT INTO analytics_due (account_id, subject, id) SELECT OLD.account_id, 'order', so.order_id FROM shipment_orders so WHERE so.shipment_id = OLD.shipment_id
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_visits AFTER UPDATE OF finished_at ON stops
WHEN OLD.finished_at IS NOT NEW.finished_at BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT x.account_id, 'shipment', x.shipment_id FROM stops x WHERE x.route_id = NEW.route_id AND x.shipment_id IS NOT NULL AND x.finished_at >= min(coalesce(OLD.finished_at, NEW.finished_at), coalesce(NEW.finished_at, OLD.finished_at))
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_starts AFTER UPDATE OF started_at ON routes
WHEN OLD.started_at IS NOT NEW.started_at BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT x.account_id, 'shipment', x.shipment_id FROM stops x WHERE x.route_id = NEW.id AND x.shipment_id IS NOT NULL AND x.finished_at >= 0
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_routes_insert AFTER INSERT ON routes BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'route', NEW.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_routes_update AFTER UPDATE OF agent_id, vehicle_id, status, date, start_at, started_at, completed_at, duration, distance, utilization, fill ON routes
WHEN OLD.agent_id IS NOT NEW.agent_id OR OLD.vehicle_id IS NOT NEW.vehicle_id OR OLD.status IS NOT NEW.status OR OLD.date IS NOT NEW.date OR OLD.start_at IS NOT NEW.start_at OR OLD.started_at IS NOT NEW.started_at OR OLD.completed_at IS NOT NEW.completed_at OR OLD.duration IS NOT NEW.duration OR OLD.distance IS NOT NEW.distance OR OLD.utilization IS NOT NEW.utilization OR OLD.fill IS NOT NEW.fill BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT NEW.account_id, 'route', NEW.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER analytics_routes_delete AFTER DELETE ON routes BEGIN
  INSERT INTO analytics_due (account_id, subject, id) SELECT OLD.account_id, 'route', OLD.id WHERE true
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
-- Another threshold of lateness, and an agent in another team, count everything of the account anew.
CREATE TRIGGER analytics_methods AFTER UPDATE OF lateness_threshold_minutes ON shipping_methods
WHEN OLD.lateness_threshold_minutes IS NOT NEW.lateness_threshold_minutes BEGIN
  INSERT OR REPLACE INTO analytics_recounts (account_id, subject, reached) SELECT NEW.account_id, value, '' FROM json_each('["order","shipment"]');
END;
--> statement-breakpoint
CREATE TRIGGER analytics_agents AFTER UPDATE OF team_id ON agents
WHEN OLD.team_id IS NOT NEW.team_id BEGIN
  INSERT OR REPLACE INTO analytics_recounts (account_id, subject, reached) SELECT NEW.account_id, value, '' FROM json_each('["order","shipment","route"]');
END;
--> statement-breakpoint
-- Whatever changes a month of the nightly copy marks its files, in the batch of the change, so that no other month is written again.
CREATE TRIGGER open_data_days AFTER DELETE ON analytics_due_days
WHEN OLD.subject <> 'shipment' AND (SELECT json_extract(preferences, '$.open_data') FROM accounts WHERE id = OLD.account_id) BEGIN
  INSERT INTO open_data_files (account_id, name, month) SELECT OLD.account_id, value, substr(OLD.day, 1, 7)
    FROM json_each(iif(OLD.subject = 'order', '["orders","events"]', '["stops"]')) WHERE true
  ON CONFLICT (account_id, name, month) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER open_data_events AFTER INSERT ON order_events
WHEN (SELECT json_extract(preferences, '$.open_data') FROM accounts WHERE id = NEW.account_id) BEGIN
  INSERT INTO open_data_files (account_id, name, month) SELECT account_id, 'events', substr(day, 1, 7) FROM analytics_facts
    WHERE subject = 'order' AND id = NEW.order_id AND account_id = NEW.account_id
  ON CONFLICT (account_id, name, month) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER open_data_transfers AFTER INSERT ON ledger_transfers
WHEN (SELECT json_extract(preferences, '$.open_data') FROM accounts WHERE id = NEW.account_id) BEGIN
  INSERT INTO open_data_files (account_id, name, month) SELECT NEW.account_id, 'money', substr(NEW.posted_on, 1, 7) WHERE true
  ON CONFLICT (account_id, name, month) DO UPDATE SET marks = marks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER open_data_accounts AFTER UPDATE OF preferences ON accounts
WHEN json_extract(OLD.preferences, '$.open_data') IS NOT json_extract(NEW.preferences, '$.open_data') BEGIN
  UPDATE open_data_files SET marks = marks + 1 WHERE account_id = NEW.id;
END;
