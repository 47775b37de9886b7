import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { apiDocumentSchema } from "#app/modules/developers/model/api-document.ts";
import { type Release, releases } from "#app/modules/developers/model/changelog.ts";
import { listApiChanges } from "./changelog.ts";
import { listShapeLines } from "./shape.ts";

// `npm run api:release -- 2026-12-01 http://localhost:4173`: what programs may rely on from that day on, and what the changelog
// says of it. Before the first release the same day is written again; after it a day is never written twice.

const [day = "", origin = "http://localhost:4173"] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error("which day? 2026-12-01");
const answer = await fetch(`${origin}/api/openapi.json`);
const lines = listShapeLines(apiDocumentSchema.parse(await answer.json()));
const before = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith("released-") && name.endsWith(".txt") && name < `released-${day}.txt`)
  .sort()
  .at(-1);
writeFileSync(new URL(`./released-${day}.txt`, import.meta.url), `${lines.join("\n")}\n`);
console.log(`${lines.length} lines of ${day}`);
if (before) {
  const old = readFileSync(new URL(`./${before}`, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);
  const release: Release = { day, added: listApiChanges(old, lines) };
  const all = [release, ...releases.filter((each) => each.day !== day)];
  const file = new URL("../../app/modules/developers/model/releases.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  console.log(release.added.join("\n"));
}
