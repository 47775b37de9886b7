import { buildNumberLog } from "#app/modules/ledger/db/accounting.triggers.ts";
import { tills } from "#app/modules/ledger/db/tills.tables.ts";
import { depositStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { describeUniqueConflict } from "#app/platform/db/conflicts.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { buildRefusal, buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { cheques, deposits } from "./deposits.tables.ts";

const { collected, received } = collectionStatuses.code;
const chequeMethods = toSqlSet(paymentMethods.filter(({ held }) => held === "cheques"));
const isCheque = `NEW.method IN ${chequeMethods}`;

export const depositTriggers: readonly TriggerPart[] = [
  {
    why: "A cheque is a piece from the moment it is received; one that left the till cannot be taken back to its agent.",
    statements: [
      buildTrigger({
        ...{ name: "cheques_received", at: "AFTER UPDATE", on: collections, of: ["status"] },
        when: `OLD.status = ${collected} AND NEW.status = ${received} AND ${isCheque}`,
        run: [
          `INSERT INTO cheques (id, account_id, order_id, merchant_id, currency, amount, state, till_id, receipt_id, version)
  VALUES (NEW.id, NEW.account_id, NEW.order_id, NEW.merchant_id, NEW.currency, NEW.amount, 'till',
    coalesce((SELECT r.till_id FROM collection_receipts r WHERE r.id = NEW.receipt_id), 'main'), NEW.receipt_id, 1);`,
        ],
      }),
      buildTrigger({
        ...{ name: "cheques_kept", at: "BEFORE UPDATE", on: collections, of: ["status"] },
        when: `OLD.status = ${received} AND NEW.status = ${collected} AND EXISTS (SELECT 1 FROM cheques c WHERE c.id = NEW.id AND c.state <> 'till')`,
        run: [buildRefusal(describeUniqueConflict("cheques.state"))],
      }),
      buildTrigger({
        ...{ name: "cheques_taken_back", at: "AFTER UPDATE", on: collections, of: ["status"] },
        when: `OLD.status = ${received} AND NEW.status = ${collected} AND ${isCheque}`,
        run: ["DELETE FROM cheques WHERE id = NEW.id;"],
      }),
    ],
  },
  {
    why: "A till is closed only when nothing that left it may come back: a deposit on its way, or a cheque that is not credited.",
    statements: [
      buildTrigger({
        ...{ name: "tills_close_settled", at: "BEFORE UPDATE", on: tills, of: ["closed"] },
        when: `NEW.closed AND NOT OLD.closed AND (
  EXISTS (SELECT 1 FROM deposits d WHERE d.account_id = NEW.account_id AND d.status = ${depositStatuses.code.on_the_way} AND d.till_id = NEW.id)
  OR EXISTS (SELECT 1 FROM cheques c WHERE c.account_id = NEW.account_id AND c.state IN ('till', 'bank') AND c.till_id = NEW.id))`,
        run: [buildRefusal(describeUniqueConflict("tills.on_the_way"))],
      }),
      buildTrigger({
        ...{ name: "cheques_open_till", at: "BEFORE INSERT", on: cheques },
        when: "EXISTS (SELECT 1 FROM tills t WHERE t.account_id = NEW.account_id AND t.id = NEW.till_id AND t.closed)",
        run: [buildRefusal(describeUniqueConflict("tills.closed"))],
      }),
    ],
  },
  {
    why: "Deposits are counted by status, so that no list scans to count, and their numbers are logged as every document's.",
    statements: [
      buildNumberLog(deposits, "deposit"),
      ...buildCounterTriggers({
        ...{ name: "deposits_count", of: deposits, watched: ["status"] },
        ...{ module: () => "'deposits'", facet: (row) => `'status:' || ${row}.status` },
      }),
    ],
  },
];
