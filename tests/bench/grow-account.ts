import { env } from "cloudflare:workers";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";

const { delivered, cancelled, closed } = orderStatuses.code;

/** Sizes of a database that lists are measured in. */
export interface Grown {
  /** Orders of the measured account; the database holds five times as many. */
  orders: number;
  /** Account that is measured, four others, and the merchant account that owns a tenth of its orders. */
  accountId: string;
  others: readonly string[];
  merchantAccountId: string;
  /** Ids that orders name. */
  locations: readonly string[];
  merchants: readonly string[];
  methods: readonly string[];
  agents: readonly string[];
}

const accountsInAll = 5;
/** No number that the product gives begins so. */
const grownNumbers = "WB-90";
const stretch = 50_000;
const customers = 50_000;
const items = 20_000;
const picklists = 5_000;

/**
 * Fills the database by SQL alone, from one order and one shipment that the product made: ids run with time over the
 * two years before now, most orders are done. Triggers and indexes are taken away meanwhile and put back as they were;
 * what the triggers would have kept (counters, search) is made by the same expressions over all rows. What hangs on an
 * order but is in no list (packages, events) is left out.
 */
export async function growAccount(grown: Grown): Promise<{ orders: number; shipments: number }> {
  const kept = await dropTriggers(["orders", "shipments", "shipment_orders", "customers", "items"]);
  const total = grown.orders * accountsInAll;
  for (let from = 1; from <= total; from += stretch)
    await fill("orders", orderColumns(grown, total), from, Math.min(total, from + stretch - 1));
  await addShipments(grown);
  await fill("customers", customerColumns(grown), 1, customers);
  await fill("items", itemColumns(grown), 1, items);
  await fill("picklists", picklistColumns(grown), 1, picklists);
  for (const { type, sql } of kept) if (type === "index") await env.DB.prepare(sql).run();
  await searchable("orders", "order_search", kept);
  await searchable("customers", "customer_search", kept);
  await searchable("items", "item_search", kept);
  await searchable("orders", "order_facets", kept);
  await searchable("shipments", "shipment_facets", kept);
  await searchable("customers", "customer_facets", kept);
  await searchable("items", "item_facets", kept);
  await recountAll();
  for (const { type, sql } of kept) if (type === "trigger") await env.DB.prepare(sql).run();
  const count = async (table: string) =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0;
  return { orders: await count("orders"), shipments: await count("shipments") };
}

interface DroppedTrigger {
  type: string;
  name: string;
  sql: string;
}

async function dropTriggers(tables: readonly string[]): Promise<DroppedTrigger[]> {
  const { results } = await env.DB.prepare(
    `SELECT type, name, sql FROM sqlite_master WHERE type IN ('trigger', 'index') AND sql IS NOT NULL
     AND tbl_name IN (SELECT value FROM json_each(?1))`,
  )
    .bind(JSON.stringify(tables))
    .all<DroppedTrigger>();
  for (const { type, name } of results) await env.DB.prepare(`DROP ${type} "${name}"`).run();
  return results;
}

/** Rows of a table by expressions of `n` (the row's number) and `t` (a row that is there already); others as in `t`. */
async function fill(table: string, columns: Readonly<Record<string, string>>, from: number, to: number): Promise<void> {
  const { results } = await env.DB.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => name !== "seq");
  const unknown = Object.keys(columns).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(", ")}`);
  await env.DB.prepare(
    `INSERT INTO ${table} (${names.join(", ")})
     WITH RECURSIVE seq(n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM seq WHERE n < ?2)
     SELECT ${names.map((name) => columns[name] ?? `t.${name}`).join(", ")}
     FROM seq CROSS JOIN (SELECT * FROM ${table} ORDER BY rowid LIMIT 1) t`,
  )
    .bind(from, to)
    .run();
}

/** A number from 0 up to `sides` that looks like chance and is the same for a row every time. */
function pseudoRandomSql(sides: number, salt: number): string {
  return `(((n * 2654435761 + ${salt * 97_531}) >> 9) % ${sides})`;
}

function pickOneSql(values: readonly string[], salt: number): string {
  return `json_extract('${JSON.stringify(values)}', '$[' || ${pseudoRandomSql(values.length, salt)} || ']')`;
}

/** A version 7 id whose time is `ms`. */
function createIdSql(ms: string, salt: string): string {
  return `printf('%08x-%04x-7%03x-8%s-%012x', (${ms}) >> 16, (${ms}) & 65535, n & 4095, '${salt}', n)`;
}

const minute = 60_000;

function orderColumns(grown: Grown, total: number): Record<string, string> {
  const start = Date.now() - total * minute;
  const at = `(${start} + n * ${minute})`;
  const day = (salt: number) =>
    `strftime('%Y-%m-%dT%H:00', ${at} / 1000 + 86400 * (1 + ${pseudoRandomSql(5, salt)}), 'unixepoch')`;
  const status = `(CASE WHEN ${pseudoRandomSql(100, 1)} < 70 THEN 7 WHEN ${pseudoRandomSql(100, 1)} < 75 THEN 9 WHEN ${pseudoRandomSql(100, 1)} < 78 THEN 10
    ELSE ${pickOneSql(["0", "1", "2", "2", "3", "4", "5", "6", "8", "11", "12", "13", "15"], 2)} + 0 END)`;
  const accounts = [grown.accountId, ...grown.others];
  return {
    id: createIdSql(at, "000"),
    account_id: `json_extract('${JSON.stringify(accounts)}', '$[' || (n % ${accountsInAll}) || ']')`,
    carrier_account_id: "NULL",
    owner_account_id: `CASE WHEN n % ${accountsInAll} = 0 AND ${pseudoRandomSql(10, 3)} = 0 THEN '${grown.merchantAccountId}' END`,
    number: `'${grownNumbers}' || printf('%08d', n)`,
    external_id: "'REF-' || n",
    status,
    kind: pickOneSql(["standard", "standard", "standard", "standard", "return", "internal"], 4),
    merchant_id: `CASE WHEN ${pseudoRandomSql(3, 5)} > 0 THEN ${pickOneSql(grown.merchants, 6)} END`,
    shipping_method_id: pickOneSql(grown.methods, 7),
    source_location_id: pickOneSql(grown.locations, 8),
    destination: `CASE WHEN ${pseudoRandomSql(50, 9)} = 0
      THEN json_set(t.destination, '$.kind', 'location', '$.id', ${pickOneSql(grown.locations, 10)}) ELSE t.destination END`,
    customer_id: `printf('0190a000-0000-7000-8000-%012x', ${pseudoRandomSql(customers, 11)})`,
    customer_name: `${pickOneSql(["Amra", "Dino", "Lejla", "Haris", "Maja", "Emir", "Selma", "Tarik"], 12)} || ' ' ||
      ${pickOneSql(["Hodžić", "Kovač", "Marić", "Begić", "Babić", "Delić"], 13)}`,
    customer_phone: `'+387632' || (10000 + ${pseudoRandomSql(90_000, 14)})`,
    destination_line: `${pickOneSql(["88000 Mostar", "88260 Čitluk", "88220 Široki Brijeg", "71000 Sarajevo"], 15)} || ', Ulica ' || ${pseudoRandomSql(5_000, 16)}`,
    delivery_from: `CASE WHEN ${pseudoRandomSql(7, 17)} > 0 THEN ${day(18)} END`,
    pickup_from: `CASE WHEN ${pseudoRandomSql(4, 19)} = 0 THEN ${day(20)} END`,
    cod_amount: `CASE WHEN ${pseudoRandomSql(5, 21)} = 0 THEN 100 * (1 + ${pseudoRandomSql(90, 22)}) END`,
    cod_currency: `CASE WHEN ${pseudoRandomSql(5, 21)} = 0 THEN 'EUR' END`,
    package_count: `1 + ${pseudoRandomSql(4, 23)}`,
    weight: `500 + ${pseudoRandomSql(30_000, 24)}`,
    tags: `CASE WHEN ${pseudoRandomSql(1_009, 25)} = 0 THEN '["fragile"]' ELSE '[]' END`,
    issues: `CASE WHEN ${pseudoRandomSql(50, 26)} = 0 THEN '["geocoding_inaccurate"]' ELSE '[]' END`,
    agent_id: `CASE WHEN ${pseudoRandomSql(3, 31)} > 0 THEN ${pickOneSql(grown.agents, 32)} END`,
    plan_id: `CASE WHEN ${pseudoRandomSql(3, 33)} > 0 THEN 'plan-' || (n / 2000) END`,
    fee_amount: `CASE WHEN ${pseudoRandomSql(2, 34)} = 0 THEN 100 * ${pseudoRandomSql(40, 35)} END`,
    fee_currency: `CASE WHEN ${pseudoRandomSql(2, 34)} = 0 THEN 'EUR' END`,
    has_customer_feedback: `${pseudoRandomSql(40, 27)} = 0`,
    has_customer_reschedule_request: `${pseudoRandomSql(400, 28)} = 0`,
    has_unpicked_items: `${pseudoRandomSql(30, 29)} = 0`,
    has_at_least_one_picked_item: `${pseudoRandomSql(30, 30)} = 1`,
    tracking_token: "'token-' || n",
    import_id: "NULL",
    created_at: at,
    completed_at: `CASE WHEN ${status} IN ${toSqlSet([delivered, cancelled, closed])} THEN ${at} + 2880 * ${minute} END`,
  };
}

/** A shipment for every order of the account, most of them deliveries. */
async function addShipments({ accountId, agents }: Grown): Promise<void> {
  const { results } = await env.DB.prepare("PRAGMA table_info(shipments)").all<{ name: string }>();
  const number = `CAST(substr(o.number, ${grownNumbers.length + 1}) AS INTEGER)`;
  const roll = (sides: number, salt: number) => pseudoRandomSql(sides, salt).replace("n *", `${number} *`);
  const columns: Record<string, string> = {
    id: "substr(o.id, 1, 20) || 'f' || substr(o.id, 22)",
    account_id: "o.account_id",
    number: "'S' || o.number",
    type: `CASE ${roll(20, 41)} WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 4 ELSE 3 END`,
    status: `CASE WHEN o.status IN ${toSqlSet([delivered, cancelled, closed])} THEN ${shipmentStatuses.code.completed} ELSE 1 + ${roll(7, 42)} END`,
    agent_id: `CASE WHEN ${roll(4, 43)} > 0 THEN json_extract('${JSON.stringify(agents)}', '$[' || ${roll(agents.length, 44)} || ']') END`,
    plan_id: `CASE WHEN ${roll(3, 45)} > 0 THEN 'plan-' || (${number} / 2000) END`,
    order_number: "o.number",
    failure_reason: `CASE WHEN ${roll(60, 46)} = 0 THEN 'NO_ANSWER' END`,
  };
  const shared = [
    ...["source_location_id", "destination", "customer_id", "customer_name", "merchant_id"],
    ...["shipping_method_id", "pickup_from", "delivery_from", "package_count", "weight", "cod_amount", "cod_currency"],
    ...["destination_line", "tags", "created_at", "completed_at"],
  ];
  for (const name of shared) columns[name] = `o.${name}`;
  const names = results.map(({ name }) => name).filter((name) => name !== "seq");
  await env.DB.prepare(
    `INSERT INTO shipments (${names.join(", ")}) SELECT ${names.map((name) => columns[name] ?? `t.${name}`).join(", ")}
     FROM orders o CROSS JOIN (SELECT * FROM shipments ORDER BY rowid LIMIT 1) t
     WHERE o.account_id = ?1 AND o.number LIKE '${grownNumbers}%'`,
  )
    .bind(accountId)
    .run();
  await env.DB.prepare(
    `INSERT OR IGNORE INTO shipment_orders (shipment_id, order_id, account_id)
     SELECT s.id, substr(s.id, 1, 20) || '0' || substr(s.id, 22), s.account_id FROM shipments s WHERE s.number LIKE 'S${grownNumbers}%'`,
  ).run();
}

function customerColumns({ accountId }: Grown): Record<string, string> {
  return {
    id: `printf('0190a000-0000-7000-8000-%012x', n - 1)`,
    account_id: `'${accountId}'`,
    type: `1 + (${pseudoRandomSql(5, 51)} = 0)`,
    first_name: pickOneSql(["Amra", "Dino", "Lejla", "Haris", "Maja", "Emir", "Selma", "Tarik"], 52),
    last_name: `${pickOneSql(["Hodžić", "Kovač", "Marić", "Begić", "Babić", "Delić"], 53)} || ' ' || n`,
    business_name: "'Trgovina ' || n",
    phone: "'+387632' || (10000 + n)",
    email: "'customer-' || n || '@example.test'",
    tags: `CASE WHEN ${pseudoRandomSql(1_009, 54)} = 0 THEN '["fragile"]' ELSE '[]' END`,
    created_at: `1700000000000 + n * ${minute}`,
  };
}

function itemColumns({ accountId }: Grown): Record<string, string> {
  return {
    id: createIdSql(`(1700000000000 + n * ${minute})`, "111"),
    account_id: `'${accountId}'`,
    sku: "'SKU-' || n",
    barcode: "'40000' || n",
    name: `${pickOneSql(["Coffee", "Tea", "Juice", "Water", "Bread"], 61)} || ' ' || n`,
    active: `${pseudoRandomSql(10, 62)} > 0`,
    tags: `CASE WHEN ${pseudoRandomSql(1_009, 63)} = 0 THEN '["fragile"]' ELSE '[]' END`,
  };
}

function picklistColumns({ accountId, locations }: Grown): Record<string, string> {
  return {
    id: createIdSql(`(1700000000000 + n * ${minute})`, "222"),
    account_id: `'${accountId}'`,
    name: "'List ' || n",
    status: `CASE WHEN n % 50 = 0 THEN 1 WHEN n % 49 = 0 THEN 2 ELSE 3 END`,
    location_id: pickOneSql(locations, 71),
    user_id: "NULL",
  };
}

/** What the insert trigger of a table puts into its search or facet index, for all rows. */
async function searchable(table: string, search: string, kept: readonly DroppedTrigger[]): Promise<void> {
  const trigger = kept.find(({ sql }) => /AFTER INSERT/i.test(sql) && sql.includes(`INSERT INTO ${search}`));
  const values = trigger && /VALUES \((NEW\.(?:rowid|seq),[\s\S]*)\);\s*END/.exec(trigger.sql)?.[1];
  if (!values) throw new Error(`no trigger fills ${search}`);
  await env.DB.prepare(`DELETE FROM ${search}`).run();
  const last = (await env.DB.prepare(`SELECT max(rowid) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0;
  for (let from = 0; from < last; from += stretch)
    await env.DB.prepare(
      `INSERT INTO ${search} (rowid, ${search.endsWith("_facets") ? "tokens" : "text"}) SELECT ${values.replaceAll("NEW.", `${table}.`)} FROM ${table} WHERE rowid > ?1 AND rowid <= ?2`,
    )
      .bind(from, from + stretch)
      .run();
}

/** Recomputes every counter. */
export async function recountAll(): Promise<void> {
  const due = "substr(delivery_from, 1, 10) || ':' || status";
  const made = "CAST(created_at / 900000 AS TEXT)";
  const status = "'status:' || status";
  const pair =
    "min(source_location_id, destination_location_id) || '+' || max(source_location_id, destination_location_id)";
  const places = (module: string): [string, string, string][] => [
    [`${module} || '@' || source_location_id`, status, "source_location_id IS NOT NULL"],
    [
      `${module} || '@' || destination_location_id`,
      status,
      "destination_location_id IS NOT NULL AND destination_location_id IS NOT source_location_id",
    ],
    [`${module} || '@' || ${pair}`, status, "source_location_id <> destination_location_id"],
  ];
  const ofOrders: [string, string, string][] = [
    ["'orders'", status, "true"],
    ["'orders_due'", due, "delivery_from IS NOT NULL"],
    ["'orders_created'", made, "true"],
    ...places("'orders'"),
  ];
  const counted = (table: string, account: string, module: string, facet: string, where: string) =>
    `SELECT ${account} AS account, ${module} AS module, ${facet} AS facet, count(*) AS n FROM ${table} WHERE ${where} GROUP BY 1, 2, 3`;
  const ofType = "'shipments:' || type";
  const selects = [
    ...ofOrders.map(([module, facet, where]) => counted("orders", "account_id", module, facet, where)),
    ...ofOrders.map(([module, facet, where]) =>
      counted("orders", "owner_account_id", module, facet, `owner_account_id <> account_id AND ${where}`),
    ),
    counted("shipments", "account_id", ofType, status, "true"),
    ...places(ofType).map(([module, facet, where]) => counted("shipments", "account_id", module, facet, where)),
    counted("customers", "account_id", "'customers'", "'status:' || type", "true"),
    counted("items", "account_id", "'items'", "'status:' || active", "true"),
  ];
  await env.DB.prepare("DELETE FROM counters").run();
  for (const rows of selects)
    await env.DB.prepare(
      `INSERT INTO counters (account_id, module, facet, n) SELECT account, module, facet, n FROM (${rows})
       WHERE true ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n`,
    ).run();
}
