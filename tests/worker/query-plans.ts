import { env } from "cloudflare:workers";

/**
 * Finds queries that read every row of an account where ids are given. An index that begins with the account attracts
 * SQLite, which knows nothing of sizes: for each id it would go through all of the account's rows. `isOwnAmong` and
 * `cross join` are the ways out. Every query of the tests with a list of values is looked at once in each file.
 */
const prototype = Object.getPrototypeOf(env.DB) as D1Database;
const prepare = prototype.prepare;
/** The schema of each test is no question. */
const question = /^\s*(?:select|insert|update|delete|with)\b.*json_each\(/is;
const fresh = new Set<string>();
const known = new Set<string>();

prototype.prepare = function (this: D1Database, query: string) {
  if (question.test(query) && query.includes("account_id") && !known.has(query)) fresh.add(query);
  return prepare.call(this, query);
};

/** Tables that grow with what an account delivers. */
const growingTables = new Set([
  ...[
    "orders",
    "order_packages",
    "order_events",
    "order_fees",
    "order_items",
    "notes",
    "collections",
    "collection_receipts",
  ],
  ...["shipments", "shipment_orders", "shipment_events", "drive_actions", "drive_files", "routes", "stops", "plans"],
  ...["customers", "addresses", "contacts", "customer_messages", "message_suppressions", "customer_requests"],
  ...["invoices", "invoice_lines", "settlements", "settlement_lines", "agent_transactions", "agent_receipts"],
  ...["ledger_accounts", "ledger_transfers", "bank_movements", "bank_lines", "cheques", "line_disputes"],
  ...[
    "event_log",
    "webhook_deliveries",
    "notifications",
    "agent_messages",
    "shop_orders",
    "shop_pushes",
    "api_requests",
  ],
]);

/** What is known and stays: rare commands, the newest number of a sequence, and rows from a bounded place on. */
const accepted = [
  // Deleting methods asks whether an order uses them.
  /select shipping_method_id from "orders"/,
  // Merging customers redirects the links of merged ones.
  /^update "customer_merges"/,
  // An owner sends a range of time again: there is no index of times within an account.
  /from event_log l join webhook_endpoints e/,
  // A cheque is looked up in a list that is read whole.
  /from "cheques" left join "orders"/,
];

interface Index {
  table: string;
  isPartial: boolean;
}

async function readIndexes(): Promise<Map<string, Index>> {
  const { results } = await prepare
    .call(env.DB, "select name, tbl_name as 'table', sql from sqlite_master where type = 'index'")
    .all<{ name: string; table: string; sql: string | null }>();
  return new Map(
    results.map(({ name, table, sql }) => [name, { table, isPartial: /\bwhere\b/i.test(sql ?? "") }] as const),
  );
}

/** A step that looks rows up by their account alone. */
const step = /^SEARCH \S+ .*INDEX (\S+) \((?:\w+_)?account_id=\?((?: AND \w+[<>=]\?)*)\)/;
const idsAreGiven =
  /(?:^|[\s".(])"?(?:id|(?:order|shipment|route|customer|document)_id)"?\)? in \(select value from json_each/;

function isAccountScan(detail: string, query: string, indexes: ReadonlyMap<string, Index>): boolean {
  const [, name = "", rest = ""] = step.exec(detail) ?? [];
  const index = indexes.get(name);
  if (!index || index.isPartial || !growingTables.has(index.table) || rest.includes("=?")) return false;
  // The end of an index answers max() and min(), and lists stop at their limit.
  if (/COVERING/.test(detail) && /select (?:coalesce\()?max\(/.test(query)) return false;
  const isBounded = /\blimit\b/i.test(query) || /(\w+)>\? AND \1<\?/.test(rest);
  return !isBounded || idsAreGiven.test(query);
}

/** A query with nothing in its places: only how it would be answered counts. */
function explain(query: string): D1PreparedStatement {
  const places = [...query.matchAll(/\?(\d+)/g)].map(([, at]) => Number(at));
  const count = Math.max(0, ...places) || query.split("?").length - 1;
  return prepare.call(env.DB, `explain query plan ${query}`).bind(...Array.from({ length: count }, () => null));
}

/** The steps of each query; null where a test took a table away. */
async function explainAll(queries: readonly string[]): Promise<(readonly { detail: string }[] | null)[]> {
  try {
    const answers = await env.DB.batch<{ detail: string }>(queries.map(explain));
    return answers.map(({ results }) => results);
  } catch (error) {
    if (queries.length > 1) return (await Promise.all(queries.map((query) => explainAll([query])))).flat();
    if (/no such table/.test(String(error))) return [null];
    throw error;
  }
}

/** Queries of the tests since the last call that read an account where ids are given. */
export async function findAccountScans(): Promise<string[]> {
  const queries = [...fresh].filter((query) => !accepted.some((each) => each.test(query)));
  fresh.clear();
  if (queries.length === 0) return [];
  const [indexes, steps] = [await readIndexes(), await explainAll(queries)];
  return queries.flatMap((query, at) => {
    const scan = steps[at]?.find(({ detail }) => isAccountScan(detail, query, indexes));
    // What was found is looked at again: a second try of a test is no excuse.
    if (!scan) known.add(query);
    return scan ? [`${scan.detail}: ${query.replace(/\s+/g, " ").slice(0, 1_000)}`] : [];
  });
}
