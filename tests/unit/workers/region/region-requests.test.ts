import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLines, readPoints } from "#workers/region/build/question-file.ts";
import { RegionError } from "#workers/region/build/region-error.ts";

const folder = mkdtempSync(join(tmpdir(), "asked-"));
const file = (text: string): string => {
  const path = join(folder, "asked.json");
  writeFileSync(path, text);
  return path;
};

test("an input file holds points or addresses", () => {
  expect(readPoints(file('{ "points": [[9.52, 47.14], [9.5, 47]] }'))).toEqual([
    [9.52, 47.14],
    [9.5, 47],
  ]);
  expect(readLines(file('{ "addresses": ["Städtle 12, Vaduz"] }'))).toEqual(["Städtle 12, Vaduz"]);
});

test.each([
  ["{bad", "is no JSON"],
  ["null", "points are"],
  ['{ "points": [[200, 99]] }', "in degrees"],
  ['{ "points": [["a", 1]] }', "points are"],
  ['{ "points": [[1, 2, 3]] }', "points are"],
  ['{ "points": 4 }', "points are"],
])("%s is reported as such", (text, message) => {
  expect(() => readPoints(file(text))).toThrow(message);
  expect(() => readPoints(file(text))).toThrow(RegionError);
});

test("reports a missing file, an empty one, and invalid lines", () => {
  expect(() => readPoints(join(folder, "nothing.json"))).toThrow("there is no file");
  expect(() => readLines(undefined)).toThrow("--in names a file with addresses");
  expect(() => readLines(file('{ "addresses": [7] }'))).toThrow("addresses are");
});
