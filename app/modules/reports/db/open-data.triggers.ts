import { analyticsDueDays } from "#app/modules/analytics/db/analytics.tables.ts";
import { ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";

/** Whether an account has its data copied. */
const isCopied = (account: string) =>
  `(SELECT json_extract(preferences, '$.open_data') FROM accounts WHERE id = ${account})`;

const mark = (values: string) =>
  `INSERT INTO open_data_files (account_id, name, month) ${values}
  ON CONFLICT (account_id, name, month) DO UPDATE SET marks = marks + 1;`;

export const openDataTriggers: readonly TriggerPart[] = [
  {
    why: "Whatever changes a month of the nightly copy marks its files, in the batch of the change, so that no other month is written again.",
    statements: [
      // A day leaves the list when its facts were counted anew.
      buildTrigger({
        ...{ name: "open_data_days", at: "AFTER DELETE", on: analyticsDueDays },
        when: `OLD.subject <> 'shipment' AND ${isCopied("OLD.account_id")}`,
        run: [
          mark(`SELECT OLD.account_id, value, substr(OLD.day, 1, 7)
    FROM json_each(iif(OLD.subject = 'order', '["orders","events"]', '["stops"]')) WHERE true`),
        ],
      }),
      buildTrigger({
        ...{ name: "open_data_events", at: "AFTER INSERT", on: orderEvents, when: isCopied("NEW.account_id") },
        run: [
          mark(`SELECT account_id, 'events', substr(day, 1, 7) FROM analytics_facts
    WHERE subject = 'order' AND id = NEW.order_id AND account_id = NEW.account_id`),
        ],
      }),
      buildTrigger({
        ...{ name: "open_data_transfers", at: "AFTER INSERT", on: ledgerTransfers, when: isCopied("NEW.account_id") },
        run: [mark("SELECT NEW.account_id, 'money', substr(NEW.posted_on, 1, 7) WHERE true")],
      }),
      // What changed while nothing was copied marked nothing.
      buildTrigger({
        ...{ name: "open_data_accounts", at: "AFTER UPDATE", on: accounts, of: ["preferences"] },
        when: "json_extract(OLD.preferences, '$.open_data') IS NOT json_extract(NEW.preferences, '$.open_data')",
        run: ["UPDATE open_data_files SET marks = marks + 1 WHERE account_id = NEW.id;"],
      }),
    ],
  },
];
