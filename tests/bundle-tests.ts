import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { listFilesBelow } from "./list-files.ts";

/** How many files share a worker. With seventy the runner hangs at its end. */
const FILES_PER_WORKER = 8;

/**
 * What an isolate remembers for a minute, the list of regions, must not reach another file's tests; a file that adds
 * routes has to be the first that asks for one.
 */
const runAlonePattern = /region|streets|geocoder|coverage|addresses|tab-account/;

/** A compiled solver is loaded by the runner, as the runtime's own kind of module. */
const compiledModules: Plugin = {
  name: "waybill:compiled-modules",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".wasm") ? { id: resolve(id.replace(/^#/, "")), external: "absolute" } : null),
};

/**
 * Builds the application and all of its tests into a few files, groups of tests that share a worker, and says where they are.
 * A worker that starts anew would else be sent some thousand modules one by one, which takes longer than most files' tests; every
 * test begins with an empty database anyway.
 */
export async function bundleTests(
  roots: readonly string[],
  folder: string,
): Promise<{ include: string[]; main: string }> {
  rmSync(folder, { recursive: true, force: true });
  const sources = join(folder, "sources");
  mkdirSync(sources, { recursive: true });
  const all = roots.flatMap((root) => listFilesBelow(root, ".test.ts"));
  const shared = all.filter((file) => !runAlonePattern.test(file)).sort();
  const count = Math.ceil(shared.length / FILES_PER_WORKER);
  // Distributed round-robin: files with similar names take similar time.
  const groups = Array.from({ length: count }, (_, group) => shared.filter((_, at) => at % count === group));
  const alone = all.filter((file) => runAlonePattern.test(file)).map((file) => [file]);
  const main = join(sources, "main.ts");
  const input: Record<string, string> = { main };
  const app = JSON.stringify(relative(sources, "workers/app.ts").replaceAll("\\", "/"));
  writeFileSync(main, `export * from ${app};\nexport { default } from ${app};\n`);
  for (const [at, files] of [...groups, ...alone].entries()) {
    const lines = files.map((file) => {
      const path = JSON.stringify(relative(sources, file).replaceAll("\\", "/"));
      return `describe(${JSON.stringify(basename(file))}, async () => void (await import(${path})));`;
    });
    const entry = join(sources, `${at}.ts`);
    writeFileSync(entry, `import "./main.ts";\nimport { describe } from "vitest";\n\n${lines.join("\n")}\n`);
    input[`${at}.test`] = entry;
  }
  await build({
    configFile: false,
    mode: "test",
    logLevel: "error",
    publicDir: false,
    plugins: [compiledModules],
    resolve: { alias: { "virtual:react-router/server-build": resolve("tests/worker/server-build.ts") } },
    environments: {
      ssr: {
        resolve: { noExternal: true, conditions: ["workerd", "worker", "module", "browser", "production"] },
        build: {
          ssr: true,
          outDir: folder,
          emptyOutDir: false,
          minify: false,
          rolldownOptions: {
            input,
            external: [/^node:/, /^cloudflare:/, /^vitest$/],
            output: {
              entryFileNames: "[name].js",
              chunkFileNames: "files/[name]-[hash:7].js",
              codeSplitting: {
                // What every worker has; the rest comes with the tests that need it.
                groups: [
                  { name: "libraries", test: /node_modules/, minShareCount: count },
                  { name: "application", test: /\/(?:app|workers|wasm)\//, minShareCount: count },
                  { name: "helpers", test: /\/tests\/(?!output)(?!.*\.test\.ts$)/, minShareCount: 8 },
                ],
              },
            },
          },
        },
      },
    },
    build: { ssr: true },
  });
  return { include: [`${folder}/*.test.js`], main: `./${folder}/main.js` };
}
