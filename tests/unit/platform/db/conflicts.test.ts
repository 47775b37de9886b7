import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { conflicts, findConflict } from "#app/platform/db/conflicts.ts";
import * as schema from "#app/platform/db/schema.ts";

/** SQLite's message through D1 when a constraint fails a batch. */
const said = (kind: string, names: string) =>
  `D1_ERROR: ${kind} constraint failed: ${names}: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_UNIQUE)`;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Unique indexes that no user's batch can violate, each with its reason. */
const never: Readonly<Record<string, string>> = {
  accounts_sandbox: "written with `on conflict do nothing`",
  bank_movements_transfer: "a trigger writes one a transfer, whose id is unique",
  bank_statements_once: "written with `on conflict do nothing`",
  customer_messages_once: "written with `on conflict do nothing`",
  customer_requests_open: "written with `on conflict do update`",
  orders_number: "taken from a counter",
  shipments_number: "taken from a counter",
  plans_number: "taken from a counter",
  webhook_deliveries_event: "written with `on conflict`; the event of a sample is new",
  alert_lines_event: "written with `on conflict do nothing`",
  shop_orders_key: "written with `on conflict do update`",
  shop_pushes_message: "written with `on conflict do nothing`",
  shop_hooks_event: "written with `on conflict do nothing`",
  orders_import: "written with `on conflict do nothing`",
  orders_external_own: "stands for orders_external where there is no merchant",
  invitations_token: "random",
  connections_merchant: "written with `on conflict do update`",
  merchants_account: "the key that merchants are found by",
  notifications_key: "written with `on conflict do nothing`",
  users_email: "written with `on conflict do nothing`",
  label_designs_default: "one statement takes the old default away and sets the new one",
};

test("every unique index of the schema has a message or cannot be violated", () => {
  const unexplained: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue;
    const { name, indexes } = getTableConfig(table);
    for (const { config } of indexes.filter((each) => each.config.unique)) {
      const columns = config.columns.map((column) => ("name" in column ? `${name}.${snake(String(column.name))}` : ""));
      const byColumns = findConflict(said("UNIQUE", columns.filter(Boolean).join(", ")));
      const byName = findConflict(said("UNIQUE", `index '${config.name}'`));
      if (!byColumns && !byName && !(config.name in never)) unexplained.push(config.name);
    }
  }
  expect(unexplained).toEqual([]);
});

test("recognizes a constraint by its columns, a column of its table, or its index; unknown ones are errors", () => {
  const code = (message: string) => findConflict(message)?.code ?? null;
  expect(code(said("UNIQUE", "order_events.order_id, order_events.version"))).toBe("lost_race");
  expect(code(said("NOT NULL", "shipping_methods.version"))).toBe("lost_race");
  expect(code(said("UNIQUE", "connections.carrier_account_id, connections.merchant_account_id"))).toBe(
    "already_connected",
  );
  expect(findConflict(said("UNIQUE", "items.account_id, items.barcode"))).toMatchObject({
    code: "invalid_fields",
    fields: { barcode: [{ code: "already_used" }] },
  });
  expect(findConflict(said("UNIQUE", "index 'orders_owner_external'"))).toMatchObject({
    fields: { external_id: [{ code: "reference_taken" }] },
  });
  expect(code(said("NOT NULL", "imports.cursor"))).toBe("import_running");
  expect(code(said("UNIQUE", "inbox.consumer, inbox.message"))).toBe("already_done");
  expect(code(said("NOT NULL", "orders.number"))).toBe(null);
  expect(code(said("UNIQUE", "customers.id"))).toBe(null);
  expect(code("D1_ERROR: no such table: orders")).toBe(null);
  expect(new Set(conflicts.map(({ kind, on }) => `${kind} ${on}`)).size).toBe(conflicts.length);
});
