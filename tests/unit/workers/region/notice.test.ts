import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { DATA_ATTRIBUTION, DATA_LICENSE, regionFiles } from "#workers/region/run/manifest.ts";

const root = join(import.meta.dirname, "../../../..");
const extracts = ["app", "workers", "public", "tests"].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".pbf"))
    .map((path) => relative(root, join(root, room, path))),
);
const notice = readFileSync(join(root, "NOTICE"), "utf8");

test("NOTICE lists each OpenStreetMap extract, its license, and the conditions for redistribution", () => {
  expect(extracts.length).toBeGreaterThan(0);
  const files = [...regionFiles, "manifest.json"];
  for (const words of [...extracts, ...files, DATA_ATTRIBUTION, DATA_LICENSE, "share-alike"])
    expect(notice).toContain(words);
  expect(notice).toContain("https://opendatacommons.org/licenses/odbl/1-0/");
  expect(notice).toContain("https://www.openstreetmap.org/copyright");
});
