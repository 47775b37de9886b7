import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../source-files.ts";

/**
 * Private words that must not come back, with what to write: in code, comments, texts and documents. Names are read word
 * by word, so that `readGivenUp` and `given_up` are seen, too.
 */
const privateWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(whoever|whomever|whosoever)\b/i, "the person, the caller, anyone"],
  [/\b(thereby|curtain|doer|everybodys|reckons?|reckoned)\b/i, "plain words"],
  [/\bhears?\b/i, "receives, subscribes to"],
  [/\brehears(al|e|ed|es)\b/i, "dry run"],
  [/\bknock(ed|s)?\b/i, "visitor"],
  [/\bsame again\b/i, "duplicate"],
  [/\bput away\b/i, "hide, store"],
  [
    /\b(received|asked) (objects|arrivals?|list|proofs)\b/i,
    "webhook objects, notifications, list query, required proofs",
  ],
  [/\blet go\b/i, "release"],
  [/\b(proof|proofs|prove) (of the )?books\b/i, "reconciliation"],
  [/\b(told|telling|deeds?)\b/i, "notified, published, action"],
  [/\bfar (reason|meters)\b/i, "outside radius reason, outside radius meters"],
  [
    /\b(asks code|code tries|took ms|hooks (found|wanted))\b/i,
    "requires code, code attempts, duration ms, webhooks found",
  ],
  [/\basked (at|until)\b/i, "requested at, requested until"],
];

/** Names of documents that are not in the repository; "the specification of a list" is one of ours. */
const outsideDocuments =
  /(platform|domain|interface|architecture|solver) ?§|\b(api|stack|data-model)\.md\b|\bthe specification\b(?! of (a|its)\b)/;

const folders = [
  "app",
  "workers",
  "wasm",
  "tests",
  "docs",
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "migrations",
];
/** Decisions quote former names, the bench names other programs, and this file lists the words themselves. */
const exempt =
  /^docs\/decisions\/|^docs\/glossary\.md$|^wasm\/bench\/|^migrations\/meta\/|^tests\/unit\/plain-words\.test\.ts$/;

const listFiles = (...within: readonly string[]) =>
  execFileSync("git", ["ls-files", ...within], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.(tsx?|mjs|css|md|sql|toml)$/.test(path) && !/\.de\.ts$/.test(path) && !exempt.test(path));

const files = listFiles(...folders);

/** A line with its identifiers as words: `readGivenUp`, `given_up` and `given-up` become "read given up", "given up". */
function toWords(line: string): string {
  return line.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_-]/g, " ");
}

test("the words are found in names as in sentences", () => {
  expect(toWords("const dryKnockedOrder = same_again;")).toMatch(/\bknocked\b/i);
  expect(toWords("data-put-away")).toMatch(/\bput away\b/i);
});

test("code, comments, texts, documents and tests contain no private word", () => {
  const found = files.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const words = toWords(line);
        const hit = privateWords.find(([pattern]) => pattern.test(words));
        return hit ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)} (write: ${hit[1]})`] : [];
      }),
  );
  expect(found).toEqual([]);
});

test("nothing cites a document outside the repository", () => {
  const all = [...files, ...listFiles("tests").filter((path) => path !== "tests/unit/plain-words.test.ts")];
  const found = all.flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, at) => (outsideDocuments.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
  expect(found).toEqual([]);
});

test("no docstring is empty", () => {
  const found = [...files, ...listFiles("tests")].flatMap((path) =>
    /\/\*\*[\s*]*\*\//.test(readFileSync(join(root, path), "utf8")) ? [path] : [],
  );
  expect(found).toEqual([]);
});
