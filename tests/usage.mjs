import { readFileSync } from "node:fs";

// `node --import ./tests/usage.mjs tool.ts`, as the npm scripts run tools: with `--help` the first comment of the tool is
// printed, which says how it is used, and nothing runs.

if (process.argv.includes("--help") && process.argv[1]) {
  process.stdout.write(`${readFirstComment(process.argv[1])}\n`);
  process.exit(0);
}

/** Text of the first comment that begins a line: a block, or lines that follow each other. */
function readFirstComment(file) {
  const source = readFileSync(file, "utf8");
  const [comment] = /^(\/\*\*[\s\S]*?\*\/|\/\/.*(\n\/\/.*)*)/m.exec(source) ?? [];
  if (!comment) throw new Error(`${file} says nothing about its use`);
  return comment
    .replace(/^\/\*\*\s*|\s*\*\/$/g, "")
    .replace(/^\s*(\*|\/\/) ?/gm, "")
    .trim();
}
