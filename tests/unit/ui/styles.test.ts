import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Files below `app` with one of these extensions, by path. */
function filesOf(...ends: readonly string[]): { path: string; text: string }[] {
  return readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((path) => ends.some((end) => path.endsWith(end)))
    .map((path) => ({ path, text: readFileSync(join(root, "app", path), "utf8") }));
}

interface Styled {
  name: string;
  path: string;
  /** Whether the selector concerns only this class: `.dialog`, `.dialog.wide > p`; not its use inside a page or another class. */
  alone: boolean;
}

/** A list of selectors, split at commas outside brackets. */
const selectorsOf = (list: string) => list.split(/,(?![^(]*\))/).map((each) => each.trim());

/** Begins with a class of no page, and has no other class below. */
const isAlone = (selector: string) => /^\.(?!page-)[^\s>+~]*[^.]*$/.test(selector);

const sheets = filesOf(".css");
const components = filesOf(".tsx", ".ts").filter(({ path }) => !/\/i18n\//.test(path));
const styled = sheets.flatMap(({ path, text }) => classesOf(path, text));

/** Classes of a stylesheet; within `.page-…` it may style other classes too. */
function classesOf(path: string, sheet: string): Styled[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, "");
  const found: Styled[] = [];
  const within: string[] = [];
  for (const [, prelude = "", brace] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") within.pop();
    if (brace !== "{") continue;
    const selectors = prelude.trim().startsWith("@") ? [] : selectorsOf(prelude);
    const isNested = within.some((each) => /^\.page-/.test(each));
    within.push(prelude.trim());
    for (const selector of selectors)
      for (const [at, [, name = ""]] of [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].entries())
        found.push({ name, path, alone: at === 0 && !isNested && isAlone(selector) });
  }
  return found;
}

/** Words of class attributes, as far as they are literal. */
function spoken(text: string): string[] {
  const words: string[] = [];
  for (const { index, 0: start } of text.matchAll(/\bclassName=/g)) {
    const at = index + start.length;
    if (text[at] === '"') words.push(...text.slice(at + 1, text.indexOf('"', at + 1)).split(/\s+/));
    // `card${wide ? " wide" : ""}`: the part before the first value.
    const [, before = ""] = /^\{`([^`$]*)/.exec(text.slice(at, at + 200)) ?? [];
    words.push(...before.split(/\s+/));
  }
  // `rc-${colour}`: not a complete word.
  return words.filter((word) => word && !word.endsWith("-"));
}

describe("styles", () => {
  test("every styled class is used by a component", () => {
    const text = components.map((each) => each.text).join("\n");
    const words = new Set(text.match(/[\w-]+/g));
    // `fam-${family}`: a value follows.
    const begun = [...text.matchAll(/[`\s"]([a-z][\w-]*-)\$\{/g)].map(([, start = ""]) => start);
    const dead = styled
      .filter(({ name }) => !words.has(name) && !begun.some((start) => name.startsWith(start)))
      .filter(({ name }) => !name.startsWith("maplibregl-"))
      .map(({ name, path }) => `${path}: .${name}`);
    expect([...new Set(dead)]).toEqual([]);
  });

  test("class names are readable", () => {
    const words = new Set(
      "age why cut out end row day eta map big eye gap tab dot fit tip leg pin fix bar box one two cut ask now".split(
        " ",
      ),
    );
    const short = styled
      .filter(({ name }) => name.length <= 3 && !words.has(name))
      .map(({ name, path }) => `${path}: .${name}`);
    expect([...new Set(short)]).toEqual([]);
  });

  test("one stylesheet owns each class; print, phone and page styles may differ", () => {
    const owners = Map.groupBy(
      styled.filter(({ alone, path }) => alone && !/\/(print|phone-menu)\.css$/.test(path)),
      ({ name }) => name,
    );
    const shared = [...owners]
      .map(([name, each]) => `.${name}: ${[...new Set(each.map(({ path }) => path))].sort().join(", ")}`)
      .filter((line) => line.includes(", "));
    expect(shared).toEqual([]);
  });

  test("every class of a component is styled", async () => {
    const tokens = readFileSync(join(root, "app/ui/styles/tokens.css"), "utf8");
    const theme = readFileSync(join(root, "node_modules/tailwindcss/theme.css"), "utf8");
    const design = await loadDesignSystem(`${theme}\n${tokens}\n@tailwind utilities;`);
    const known = new Set(styled.map(({ name }) => name));
    const unknown = components.flatMap(({ path, text }) =>
      spoken(text)
        .filter((word) => !known.has(word))
        .filter((word) => design.candidatesToCss([word])[0] === null)
        .map((word) => `${path}: ${word}`),
    );
    expect(unknown).toEqual([]);
  });
});
