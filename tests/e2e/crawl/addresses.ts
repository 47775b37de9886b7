import type { APIRequestContext } from "playwright/test";
import { isApi } from "#app/find-route.ts";
import { type PageRoute, routeTable } from "#app/route-table.ts";

/** What fills a parameter: words, each by itself, or the first row of a list of the API. */
type Source = readonly string[] | { list: string; key: string };

const first = (list: string, key: string): Source => ({ list, key });
const shipmentTypes: Source = ["pickups", "transfers", "deliveries", "returns"];

/** Where a path that goes on as it likes leads. */
const continued: Readonly<Record<string, string>> = { "/.well-known/*": "/.well-known/oauth-authorization-server" };

/** By the path up to the parameter, with real ids before it; the first that fits counts. */
const sources: readonly [upTo: RegExp, source: (found: RegExpExecArray) => Source][] = [
  [/^\/(api\/)?shipments\/:type$/, () => shipmentTypes],
  [/^\/(api\/)?shipments\/(\w+)\/:number$/, ([, , type]) => first(`shipments/${type}`, "number")],
  [/^\/api\/shipments\/:number$/, () => first("shipments/deliveries", "number")],
  [/^\/(api\/imports|orders\/import)\/:import_?[iI]d$/, () => first("imports", "uuid")],
  [/^\/api\/orders\/:(number)$/, () => first("orders", "number")],
  [/^\/api\/views\/module\/:module$/, () => ["orders"]],
  [/^\/orders\/:number$/, () => first("orders", "number")],
  [/^\/(track|check-proof)\/:orderNumber$/, () => first("orders", "number")],
  [/^\/(api\/)?plans\/:plan_?[iI]d$/, () => first("plans", "id")],
  [/^\/settings\/access-tokens\/:id$/, () => first("access-tokens", "id")],
  [/^\/settings\/notifications\/:event$/, () => ["out_for_delivery"]],
  [/^\/embed\/:key$/, () => first("embeds", "path")],
  [/^\/embed\/[^/]+\/:dashboard$/, () => ["overview", "otif"]],
  [/^\/(api|accounting\/cash-book)\/deposits\/:number$/, () => first("deposits", "number")],
  [/^\/(api|accounting)\/payment-runs\/:number$/, () => first("payment-runs", "number")],
  [/^\/api\/billing\/sendings\/:id$/, () => first("billing/sendings", "id")],
  [/^\/api\/billing\/sendings\/.*:file$/, () => ["1"]],
  [/\/template\/:format$/, () => ["csv", "xlsx"]],
  [/^\/(?:api\/)?([a-z-]+)\/:id$/, ([, list = ""]) => first(list, "id")],
];

/** What addresses need beside their path to answer with more than "something is missing". */
const queries: readonly [
  path: RegExp,
  query: (addresses: CrawlAddresses, found: RegExpExecArray) => Promise<string>,
][] = [
  [/\/export$/, async () => "?format=xlsx"],
  [/^\/api\/books\/(transfers|audit-trail)\/file$/, async () => "?format=csv"],
  [/^\/api\/orders\/live$/, async (addresses) => `?ids=${await addresses.first("orders", "id")}`],
  [
    /^\/api\/billing\/pending-lines$/,
    async (addresses) => `?pending=${await addresses.first("billing/pending", "id")}`,
  ],
  [/^\/orders\/labels$/, async (addresses) => `?orders=${await addresses.first("orders", "id")}`],
  [
    /^\/shipments\/(\w+)\/manifest$/,
    async (addresses, [, type]) => `?shipments=${await addresses.first(`shipments/${type}`, "id")}`,
  ],
  [
    /^\/shipments\/(\w+)\/proofs$/,
    async (addresses, [, type]) => `?shipments=${await addresses.first(`shipments/${type}`, "number")}`,
  ],
  [/^\/api\/slots$/, async () => "?line1=Duxweg+19&city=Schaan&longitude=9.508&latitude=47.167"],
  [/^\/accounting\/agent-billing\/payroll$/, async () => "?month=2026-11&format=csv"],
  [/^\/plans\/[^/]+\/sheets$/, async () => "?format=pdf"],
];

/** Asks the lists of the API for real ids, each list once. */
export class CrawlAddresses {
  readonly #known = new Map<string, Promise<string | undefined>>();
  readonly #request: Pick<APIRequestContext, "get">;

  constructor(request: Pick<APIRequestContext, "get">) {
    this.#request = request;
  }

  /** The addresses of a row with real ids; none where the person has no such row, or may not see it. */
  async of({ path }: Pick<PageRoute, "path">): Promise<string[]> {
    const filled = await this.#filled(path);
    return Promise.all(filled.map(async (each) => each + (await this.#queryOf(each))));
  }

  async #filled(path: string): Promise<string[]> {
    const [upTo] = /^.*?:\w+/.exec(path) ?? [];
    if (!upTo) return [continued[path] ?? path];
    const fitting = sources.find(([fits]) => fits.test(upTo));
    const found = fitting?.[0].exec(upTo);
    const source = fitting && found ? fitting[1](found) : null;
    if (!source) return [];
    const words = "list" in source ? [await this.first(source.list, source.key)] : source;
    const next = words.map((word) => word && upTo.replace(/:\w+$/, word) + path.slice(upTo.length));
    return (await Promise.all(next.map((each) => (each ? this.#filled(each) : [])))).flat();
  }

  async #queryOf(address: string): Promise<string> {
    for (const [path, query] of queries) {
      const found = path.exec(address);
      if (found) return query(this, found);
    }
    return "";
  }

  /** The key of a list's first row. */
  first(list: string, key: string): Promise<string | undefined> {
    const known = this.#known.get(`${list} ${key}`) ?? this.#ask(list, key);
    this.#known.set(`${list} ${key}`, known);
    return known;
  }

  async #ask(list: string, key: string): Promise<string | undefined> {
    const answer = await this.#request.get(`/api/${list}?limit=1`);
    if (!answer.ok()) return undefined;
    const { data }: { data: Record<string, unknown> } = await answer.json();
    const rows = Object.values(data).find(Array.isArray) ?? [];
    const value: unknown = rows[0]?.[key];
    // Of a path its last part.
    return typeof value === "string" ? value.split("/").at(-1) : undefined;
  }
}

/** Screens, in the order of the table: every page with a heading. */
export const screenRows = routeTable.filter(({ layout, path }) => layout !== "none" && path !== "*");

/** Files and exports: every other GET. Logging out is left out; the API describes itself. */
export const responseRows = routeTable.filter((row) => row.layout === "none" && row.name !== "logout" && !isApi(row));

interface Described {
  paths: Record<
    string,
    { get?: { parameters: readonly { name?: string; in?: string; schema?: { enum?: string[] } }[] } }
  >;
}

/** Every GET that the API describes, with each word that a parameter may be. */
export async function readApiRows(request: Pick<APIRequestContext, "get">): Promise<{ path: string }[]> {
  const { paths }: Described = await (await request.get("/api/openapi.json")).json();
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const worded = get.parameters.reduce(
      (found, { name, in: where, schema }) =>
        where === "path" && schema?.enum
          ? found.flatMap((each) => schema.enum?.map((word) => each.replace(`{${name}}`, word)) ?? [])
          : found,
      [path],
    );
    return worded.map((each) => ({ path: each.replace(/\{(\w+)\}/g, ":$1") }));
  });
}
