import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { documents, listAnchors, listCode, listLinks, root } from "./documents.ts";

// Links resolve, paths exist, and no page refers to a document outside the repository.

const readme = documents.find(({ path }) => path === "README.md");

test("the README fits on one or two screens", () => {
  const lines = readme?.text.trimEnd().split("\n") ?? [];
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 140)).toEqual([]);
});

test("links lead to files and headings that exist", () => {
  const broken = documents.flatMap((document) =>
    listLinks(document)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => !leadsSomewhere(document.path, target))
      .map((target) => `${document.path} → ${target}`),
  );
  expect(broken).toEqual([]);
});

function leadsSomewhere(from: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path ? join(root, dirname(from), path) : join(root, from);
  if (!existsSync(file)) return false;
  return !anchor || listAnchors(readFileSync(file, "utf8")).includes(anchor);
}

/** Decision records name what existed on their date. */
const current = documents.filter(({ path }) => !/^docs\/decisions\/\d/.test(path));

/** A path from the root, perhaps with `*` and `{a,b}`. Those with `<noun>` are patterns, and test output does not exist yet. */
const pathFromRoot = /^(app|workers|wasm|tests(?!\/output)|docs|migrations|public)\/[\w./*{},-]+$/;

test("paths in code exist", () => {
  const missing = current.flatMap((document) =>
    listCode(document)
      .flatMap((code) => code.split(" "))
      .filter((word) => pathFromRoot.test(word))
      .filter((word) => [root, join(root, dirname(document.path))].every((cwd) => globSync(word, { cwd }).length === 0))
      .map((word) => `${document.path}: ${word}`),
  );
  expect(missing).toEqual([]);
});

test("no page cites anything outside the repository", () => {
  const outside =
    /\b(platform|domain|stack|api|anchors|spec)(\.md)? ?§|\b(stack|api|data-model|anchors|modules)\.md\b|\.\.\/shared/;
  const cited = documents.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => outside.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(cited).toEqual([]);
});

test("every decision is in the index and has the sections of the template", () => {
  const index = documents.find(({ path }) => path === "docs/decisions/README.md")?.text ?? "";
  const records = documents.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));
  expect(records.length).toBeGreaterThan(50);
  for (const { path, text } of records) {
    const [number = "", title = ""] = /^# (\d+)\. (.+)$/m.exec(text)?.slice(1) ?? [];
    expect(index, path).toContain(`- ${number.padStart(4, "0")} [${title}](${path.slice("docs/decisions/".length)})`);
    expect(text, path).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (proposed|accepted|superseded by \d+)$/m);
    expect(
      [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name),
      path,
    ).toEqual(["Context", "Decision", "Consequences"]);
  }
});

const modules = documents.filter(({ path }) => /^app\/modules\/[^/]+\/README\.md$/.test(path));

test("every module README describes the module and its users in 40 lines", () => {
  expect(modules.length).toBeGreaterThan(30);
  const wrong = modules.flatMap(({ path, text }) => [
    ...(text.trimEnd().split("\n").length > 40 ? [`${path}: more than 40 lines`] : []),
    ...text.split("\n").flatMap((line, at) => (line.length > 160 ? [`${path}:${at + 1}: longer than 160`] : [])),
    ...(/\bused\s+by\b/i.test(text) ? [] : [`${path}: who uses it?`]),
  ]);
  expect(wrong).toEqual([]);
});

/** What names a file or folder: with the module's folder before it, in words joined by hyphens, or with a file's ending. */
const names = /^(?!\d)[\w./*{},-]*$/;
const endings = /\.(ts|tsx|server|reads|writes|tables|states|enums|rules|fields|triggers|resource)$/;
const folders = /^(model|db|commands|http|api|pages|screens|i18n|phone)\//;
const isFileName = (code: string) =>
  names.test(code) && (folders.test(code) || endings.test(code) || /^[a-z0-9]+(-[a-z0-9]+)+$/.test(code));

test("files and folders that a module's README names exist", () => {
  const missing = modules.flatMap((document) => {
    const own = join(root, dirname(document.path));
    const isThere = (name: string) =>
      globSync([`**/${name}`, `**/${name}.*`], { cwd: own }).length > 0 ||
      [root, join(root, "app"), join(root, "app/modules")].some(
        (cwd) => name.includes("/") && globSync([name, `${name}.*`], { cwd }).length > 0,
      );
    return listCode(document)
      .filter(isFileName)
      .map((name) => name.replace(/\/$/, ""))
      .filter((name) => !isThere(name))
      .map((name) => `${document.path}: ${name}`);
  });
  expect(missing).toEqual([]);
});
