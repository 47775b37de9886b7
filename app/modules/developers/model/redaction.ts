/** Names whose texts name no person and open nothing, although their schema allows any text. */
export const plainTexts: ReadonlySet<string> = new Set([
  ...["next", "previous", "version", "payload_version", "solver_version", "jsonrpc", "method"],
  ...[
    "number",
    "order_number",
    "invoice_number",
    "settlement_number",
    "receipt_number",
    "external_id",
    "sku",
    "barcode",
  ],
  ...[
    "currency",
    "cod_currency",
    "cost_currency",
    "default_currency",
    "fee_currency",
    "limit_currency",
    "tax_currency",
  ],
  ...["cash_limit_currency", "supported_currencies", "country", "countries", "default_country", "operating_countries"],
  ...["dial_code", "code3", "language", "timezone", "content_type", "key", "kind", "type", "module", "measure"],
  ...["dimension", "field", "column", "object", "features", "permissions", "status", "statuses", "state", "step"],
  ...["event", "unit", "tag", "tags", "document_kind", "owner_kind", "severity", "rate", "cause", "formula"],
  ...["prohibited_vehicles", "tracking_events", "net_cash", "cash_limit", "amount", "discount", "unit_price"],
]);

/** Names that are never kept, whatever their schema says. */
export const hiddenNames: ReadonlySet<string> = new Set([
  ...["authorization", "auth", "p256dh", "password", "secret", "token", "salt", "hash", "public_key", "endpoint"],
  ...["signature", "image", "photo", "photos", "logo", "latitude", "longitude", "coordinates", "position", "x", "y"],
  // Whatever programs keep at an object, under names of their own.
  "metadata",
]);

/** Values that say nothing by themselves: ids, days, times and moments. */
const plainValue =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?|\d{2}:\d{2})$/i;

const MAX_KEY = 60;

/**
 * A JSON value without what is personal or secret: a text is kept where `isPlain` knows its name, or as an id or time; its
 * length stays. What is longer than `size` characters ends with how much is left out.
 */
export function redact(value: unknown, isPlain: (name: string) => boolean, size: number): unknown {
  const left = { size };
  const walk = (each: unknown, name: string): unknown => {
    if (Array.isArray(each)) return walkArray(each, name);
    if (typeof each === "object" && each !== null) return walkObject(each, name);
    const shown = redactScalar(each, name, isPlain);
    left.size -= String(shown).length + 1;
    return shown;
  };
  const walkArray = (items: readonly unknown[], name: string): unknown[] => {
    const kept: unknown[] = [];
    for (const item of items) {
      if (left.size <= 0) return [...kept, `… ${items.length - kept.length} more`];
      kept.push(walk(item, name));
    }
    return kept;
  };
  const walkObject = (fields: object, within: string): Record<string, unknown> => {
    const kept: [string, unknown][] = [];
    const named = Object.entries(fields);
    for (const [name, each] of named) {
      if (left.size <= 0) return Object.fromEntries([...kept, ["…", `${named.length - kept.length} more`]]);
      left.size -= name.length + 4;
      kept.push([name.slice(0, MAX_KEY), walk(each, within === "metadata" ? within : name)]);
    }
    return Object.fromEntries(kept);
  };
  return walk(value, "");
}

function redactScalar(value: unknown, name: string, isPlain: (name: string) => boolean): unknown {
  if (value === null || value === "" || typeof value === "boolean") return value;
  if (hiddenNames.has(name)) return hide(value);
  if (typeof value !== "string") return value;
  const text = value.length > 1_000 ? `${value.slice(0, 1_000)}…` : value;
  return plainValue.test(value) || isPlain(name) ? maskTokens(text) : hide(value);
}

const hide = (value: unknown): string =>
  typeof value === "string" ? `[${value.length} characters hidden]` : "[hidden]";

/** A text without access tokens. */
export const maskTokens = (text: string): string => text.replace(/wb_(live|test)_[\w-]+/g, "wb_$1_…");
