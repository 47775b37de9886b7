import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { listAreas } from "#app/platform/i18n/catalogue-areas.ts";
import { de } from "#app/platform/i18n/catalogues/de.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { listCatalogueTexts } from "./catalogue-texts.ts";

// Reads the catalogues and the code of every screen: every text exists in German, none is hard-coded, none is concatenated,
// and no catalogue has an unused text.

const root = fileURLToPath(new URL("../../../..", import.meta.url));

const english = new Map(listCatalogueTexts(en));
const german = new Map(listCatalogueTexts(de));

/** Texts that are the same in both languages, or names. */
const sameInBoth = new Set(
  [
    "OK|optional|min|h:min|{{count}} min|{{ms}} ms|English|Deutsch|Standard|Orange|Transport|Transfers|Service|Scanner|Barcode|Code",
    "Sandbox|Name|Status|Region|Filter|Team|Teams|Import|Plan|Plan {{day}}|Version {{version}}|Person|Position|Webhooks|Slack|SMS|WhatsApp",
    "Zone {{zone}}|In {{plan}}|Offline|Dashboard|Dashboards|OTIF|Index|{{n}} min|{{n}} km|{{n}} kB|Problem|Journal|Live|Imperial (lb, in)|Portal|Logo|Starter|Business|Enterprise",
    "Bank|Peppol",
    "100 × 150 mm|100 × 100 mm|100 × 70 mm|{{area}} km²|{{name}}: {{area}} km²",
    "Shopify|WooCommerce|Shop|OAuth|App|Apps|SKU {{sku}}…",
    "Buchungsstapel, EXTF 700|DATEV, {{currency}}|Journal, {{format}}|SKR {{chart}}",
    "PDF|XLSX|CSV|JSON|UBL|XRechnung (UBL)|ZUGFeRD (PDF/A-3)|CII|EN 16931",
  ].flatMap((line) => line.split("|")),
);

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].sort().join(" ");

test("German has its own text for each key, with the same placeholders", () => {
  const untranslated = [...english].filter(
    ([key, text]) => /\p{L}{2}/u.test(text.replace(/\{\{[^}]+\}\}/g, "")) && german.get(key) === text,
  );
  expect(untranslated.map(([, text]) => text).filter((text) => !sameInBoth.has(text))).toEqual([]);
  const unfilled = [...english].filter(([key, text]) => placeholdersOf(text) !== placeholdersOf(german.get(key) ?? ""));
  // The count may be omitted where the singular implies it ("one order").
  expect(unfilled.map(([key]) => key).filter((key) => !key.endsWith("_one"))).toEqual([]);
  const empty = [...english, ...german].filter(([, text]) => text.trim() === "");
  expect(empty.map(([key]) => key)).toEqual([]);
});

interface Node {
  type: string;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Every node of a file's syntax tree, parents first. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

interface Source {
  path: string;
  text: string;
  nodes: Node[];
}

const sources: Source[] = ["app", "workers"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\/i18n\/.*\.(en|de)\.ts$|^local\/|\+types|\.d\.ts$/.test(name))
    .map((name) => {
      const path = join(folder, name);
      const text = readFileSync(join(root, path), "utf8");
      const tree = parseAst(text, { lang: name.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
      return { path, text, nodes: [...nodesOf(tree)] };
    }),
);

const lineOf = ({ path, text }: Source, node: Node) =>
  `${path}:${text.slice(0, Number(node.start)).split("\n").length}`;

/** Attributes whose text is shown or read aloud. */
const spoken = new Set([
  "title",
  "aria-label",
  "aria-description",
  "placeholder",
  "alt",
  "label",
  "description",
  "hint",
]);

const hasWord = (text: unknown) => typeof text === "string" && /\p{L}{2}/u.test(text);

/** Text that belongs to no language: names of sources, catalogue keys, units. */
const noWord = /^KB$|^((GeoNames|Natural Earth|OpenStreetMap)( · |$))+|^[a-z_-]+:[a-z_.]+$/;

/** A drawing on the sign-in pages that is hidden from screen readers. */
const drawing = "app/modules/identity/screens/sign-in/city-map.tsx";

test("no screen has hard-coded text", () => {
  const written = sources
    .filter(({ path }) => path.endsWith(".tsx") && path !== drawing)
    .flatMap((source) =>
      source.nodes.flatMap((node) => {
        if (node.type === "JSXText" && hasWord(node.value) && !noWord.test(String(node.value).trim()))
          return [`${lineOf(source, node)} ${String(node.value).trim()}`];
        if (node.type !== "JSXAttribute") return [];
        const { name, value } = node as { name?: { name?: unknown }; value?: Node } & Node;
        const text = value?.type === "Literal" ? value.value : undefined;
        // A component of an area may pass the key alone: `label="limit_currency"`.
        const isKey = name?.name === "label" && /^[a-z]+(_[a-z]+)*$/.test(String(text));
        return spoken.has(String(name?.name)) && hasWord(text) && !isKey && !noWord.test(String(text))
          ? [`${lineOf(source, node)} ${String(name?.name)}="${text}"`]
          : [];
      }),
    );
  expect(written).toEqual([]);
});

/** `t(…)`: a text of a catalogue. */
const isText = (node: unknown): node is Node =>
  isNode(node) &&
  node.type === "CallExpression" &&
  isNode(node.callee) &&
  node.callee.type === "Identifier" &&
  node.callee.name === "t";

test("no sentence is concatenated from parts", () => {
  const joined = sources.flatMap((source) =>
    source.nodes
      .filter((node) => {
        if (node.type === "BinaryExpression" && node.operator === "+") return [node.left, node.right].some(isText);
        if (node.type !== "TemplateLiteral") return false;
        const texts = (node.expressions as Node[]).filter(isText).length;
        const words = (node.quasis as { value?: { cooked?: string } }[]).some(({ value }) => hasWord(value?.cooked));
        return texts > 0 && words;
      })
      .map((node) => lineOf(source, node)),
  );
  expect(joined).toEqual([]);
});

test("a catalogue has no unused keys", () => {
  const said = new Set<string>();
  const begun = new Set<string>();
  for (const { nodes } of sources)
    for (const node of nodes) {
      if (node.type === "Literal" && typeof node.value === "string") said.add(node.value);
      if (node.type !== "TemplateLiteral") continue;
      const pieces = (node.quasis as { value: { cooked?: string } }[]).map(({ value }) => value.cooked ?? "");
      begun.add(pieces.join("*"));
    }
  const patterns = [...begun]
    .filter((each) => /[a-z]\.\*|\*\.[a-z]|[a-z]:\*|_\*/.test(each))
    .map(
      (each) =>
        new RegExp(
          `^${each
            .split("*")
            .map((piece) => piece.replace(/[.()[\]{}+?^$|\\/-]/g, "\\$&"))
            .join(".*")}$`,
        ),
    );
  const silent = [...english.keys()].filter((key) => {
    const [area = "", whole = ""] = key.split(":");
    if (area === "errors") return false;
    const base = whole.replace(/_(one|other)$/, "");
    const forms = [whole, base, `${area}:${whole}`, `${area}:${base}`];
    if (forms.some((form) => said.has(form))) return false;
    return !patterns.some((pattern) => forms.some((form) => pattern.test(form)));
  });
  expect(silent).toEqual([]);
});

/** A number's name in a message, and the words that may follow any number; `limit` is a constant far above one. */
const numbers = "count|total|done|confirmed|checked|routes|stops|orders|shipments|agents|rows|left";
const unbent = new Set(
  [
    "of|per|min|done|unread|available|matching|are|more|checked|picked|packed|matched|confirmed|refused|wanted|left|on|for|chosen|added|overdue",
    "von|pro|erledigt|ungelesen|verfügbar|Treffer|werden|geprüft|kommissioniert|gepackt|zugeordnet|bestätigt|abgelehnt|auf|offen|eingecheckt|im|für|an|gewählt|aufgenommen|überfällig",
  ].flatMap((line) => line.split("|")),
);

test("a counted text has a singular and a plural form", () => {
  const bent = new RegExp(`\\{\\{(?:${numbers})\\}\\} (\\p{L}+)`, "gu");
  const wrong: string[] = [];
  for (const [language, words] of [
    ["en", english],
    ["de", german],
  ] as const) {
    for (const [key, text] of words) {
      const counted = [...text.matchAll(bent)].filter(([, word = ""]) => !unbent.has(word));
      const [, base = "", form] = /^(.*)_(one|other)$/.exec(key) ?? [];
      const both = form !== undefined && words.has(`${base}_one`) && words.has(`${base}_other`);
      // In a message with two forms only its own count may precede a noun.
      const own = both ? counted.filter(([whole]) => !whole.startsWith("{{count}}")) : counted;
      if (own.length > 0) wrong.push(`${language} ${key}: ${text}`);
      if (form === "other" && !words.has(`${base}_one`)) wrong.push(`${language} ${key} has no form for one`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a limit is formatted in the reader's number format", () => {
  const [german, english] = [createTranslator("de"), createTranslator("en")];
  const said = [german("errors:too_small_number", { limit: 0.001 }), german("errors:too_big_int", { limit: 100_000 })];
  expect(said).toEqual(["Mindestens 0,001", "Höchstens 100.000"]);
  expect(english("errors:too_big_string", { limit: 5_000 })).toBe("At most 5,000 characters");
});

test("a page loads the words of its own path: home's are home's alone, a plan's not its list's", () => {
  expect(listAreas("/")).toEqual(["common", "errors", "home", "subscription"]);
  expect(listAreas("/login")).toEqual(["common", "errors", "auth"]);
  expect(listAreas("/plans")).toEqual(["common", "errors", "plans"]);
  expect(listAreas("/plans/new")).toContain("routes");
});
