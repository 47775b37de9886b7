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

/** Tables of which an account has as many rows as it has people, vehicles, places or settings. */
const smallTables = new Set([
  ...["accounts", "agents", "agent_holdings", "attendance_on_duty", "teams", "vehicles", "memberships", "invitations"],
  ...["locations", "delivery_zones", "coverage_areas", "merchants", "merchant_balances", "shipping_methods", "shops"],
  ...["roles", "access_tokens", "webhook_endpoints", "alert_rules", "automation_rules", "label_designs"],
  ...["period_locks", "tills", "custom_fields", "checkout_keys", "push_devices", "equipment"],
  // One statement a day of the bank, one payout a line of it that was booked, one connection a partner.
  ...["bank_statements", "bank_payouts", "connections"],
]);

/** What is known and stays: rare commands, the newest number of a sequence, and rows from a bounded place on. */
const accepted = [
  // Deleting methods asks whether an order uses them.
  /select shipping_method_id from "orders"/,
  // Merging customers redirects the links of merged ones.
  /^update "customer_merges"/,
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
const idsAreGiven = /(?:^|[\s".(])"?(?:id|\w+_id)"?\)? in \(select value from json_each/;

function isAccountScan(detail: string, query: string, indexes: ReadonlyMap<string, Index>): boolean {
  const [, name = "", rest = ""] = step.exec(detail) ?? [];
  const index = indexes.get(name);
  if (!index || index.isPartial || smallTables.has(index.table) || rest.includes("=?")) return false;
  // The end of an index answers max() and min(), and lists stop at their limit.
  if (/COVERING/.test(detail) && /select (?:coalesce\()?max\(/.test(query)) return false;
  return !/\blimit\b/i.test(query) || idsAreGiven.test(query);
}

/** Queries of the tests since the last call that read an account where ids are given. */
export async function findAccountScans(): Promise<string[]> {
  if (fresh.size === 0) return [];
  const queries = [...fresh];
  fresh.clear();
  for (const each of queries) known.add(each);
  const indexes = await readIndexes();
  const found: string[] = [];
  for (const query of queries) {
    if (accepted.some((each) => each.test(query))) continue;
    const places = [...query.matchAll(/\?(\d+)/g)].map(([, at]) => Number(at));
    const count = Math.max(0, ...places) || query.split("?").length - 1;
    const { results } = await prepare
      .call(env.DB, `explain query plan ${query}`)
      .bind(...Array.from({ length: count }, () => null))
      .all<{ detail: string }>();
    const scan = results.find(({ detail }) => isAccountScan(detail, query, indexes));
    if (scan) found.push(`${scan.detail}: ${query.replace(/\s+/g, " ").slice(0, 1_000)}`);
  }
  return found;
}
