import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { listFilesBelow } from "./list-files.ts";

/** How many files share a worker. With seventy the runner hangs at its end. */
const FILES_PER_WORKER = 8;

/**
 * What an isolate remembers for a minute, the list of regions, must not reach another file's tests; a file that adds
 * routes has to be the first that asks for one.
 */
const runAlonePattern = /region|streets|geocoder|coverage|addresses|tab-account/;

/**
 * Writes files that each bring several test files into one worker, and says where they are. A worker that starts anew reads
 * and links the whole application, which takes longer than most files' tests; every test begins with an empty database anyway.
 */
export function bundleTests(roots: readonly string[], folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const all = roots.flatMap((root) => listFilesBelow(root, ".test.ts"));
  const files = all.filter((file) => !runAlonePattern.test(file)).sort();
  const count = Math.ceil(files.length / FILES_PER_WORKER);
  for (let group = 0; group < count; group += 1) {
    // Distributed round-robin: files with similar names take similar time.
    const dealt = files.filter((_, at) => at % count === group);
    const lines = dealt.map((file) => {
      const path = JSON.stringify(relative(folder, file).replaceAll("\\", "/"));
      return `describe(${JSON.stringify(basename(file))}, async () => void (await import(${path})));`;
    });
    writeFileSync(join(folder, `${group}.test.ts`), `import { describe } from "vitest";\n\n${lines.join("\n")}\n`);
  }
  return [`${folder}/*.test.ts`, ...all.filter((file) => runAlonePattern.test(file))];
}
