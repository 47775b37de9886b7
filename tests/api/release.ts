import { writeFileSync } from "node:fs";
import { documentSchema } from "#app/features/developers/document.ts";
import { shapeOf } from "./shape.ts";

// `npm run api:release -- 2026-12-01 http://localhost:4173`: what programs may rely on from that day on. Before the first release
// the same day is written again; after it a day is never written twice.

const [day = "", origin = "http://localhost:4173"] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error("which day? 2026-12-01");
const answer = await fetch(`${origin}/api/openapi.json`);
const lines = shapeOf(documentSchema.parse(await answer.json()));
writeFileSync(new URL(`./released-${day}.txt`, import.meta.url), `${lines.join("\n")}\n`);
console.log(`${lines.length} lines of ${day}`);
