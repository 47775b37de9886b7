import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkSync } from "recheck";
import { type ESTree, parseAst } from "vite";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Patterns that may scan a text more than once, and what limits the text's length. */
const bounded: Readonly<Record<string, string>> = {
  "app/route-table.ts": "addresses of our own table",
  "app/modules/places/db/place-names.ts": "a line of an address, 255 characters at most",
  "app/modules/orders/db/order.writes.server.ts": "what SQLite says of our own statement",
  "app/modules/inventory/commands/create-picklist.server.ts": "what SQLite says of our own statement",
  "app/modules/inventory/commands/save-item.server.ts": "what SQLite says of our own statement",
  "app/platform/documents/cells/local-times.ts": "100 characters at most",
  "app/platform/documents/xlsx/styles.ts": "255 characters at most",
  "app/modules/orders/model/grid/goods-cells.ts": "runs only in the browser of the person who types it",
  "app/modules/orders/model/grid/customer-cells.ts": "runs only in the browser of the person who types it",
  "workers/ports/provider.ts": "a setting of the deployment",
};

interface Found {
  path: string;
  pattern: string;
  flags: string;
}

/** Every regular expression in the source. */
const patterns: Found[] = ["app", "workers", "wasm/host", "wasm/check"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\+types|\.d\.ts$/.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      const tree = parseAst(readFileSync(join(root, path), "utf8"), { lang: name.endsWith("x") ? "tsx" : "ts" });
      return literalsOf(tree).map(({ pattern, flags }) => ({ path, pattern, flags }));
    }),
);

function literalsOf(tree: ESTree.Program): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  JSON.stringify(tree, (key, value) => {
    if (key === "regex") found.push(value);
    return typeof value === "bigint" ? null : value;
  });
  return found;
}

test("every pattern scans untrusted text in linear time", { timeout: 120_000 }, () => {
  expect(patterns.length).toBeGreaterThan(200);
  const checked = new Map<string, string>();
  const slow = patterns.flatMap(({ path, pattern, flags }) => {
    if (bounded[path]) return [];
    const known = checked.get(`${pattern}/${flags}`) ?? checkSync(pattern, flags, { timeout: 20_000 }).status;
    checked.set(`${pattern}/${flags}`, known);
    return known === "safe" ? [] : [`${path}: /${pattern}/${flags} is ${known}`];
  });
  expect(slow).toEqual([]);
});
