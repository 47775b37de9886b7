import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { documents, listCode, root } from "./documents.ts";

// Every command that a document names works as written, with the machine's own Node (20 or newer).

const bin = join(root, "node_modules", ".bin");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

interface Command {
  from: string;
  /** Words of the command, without leading variables. */
  words: string[];
}

/** The project's commands in all documents; those of other programs (curl, osmium) are not checked. */
const commands: Command[] = documents.flatMap((document) =>
  listCode(document)
    .flatMap((code) => code.split(/ ?(?:&&|;| do ) ?/))
    .map((code) => code.split(" ").filter((word, at, all) => !/^[A-Z_]+=/.test(word) || all.slice(0, at).some(Boolean)))
    .map((words) => words.filter((word) => !/^[A-Z_]+=\S+$/.test(word)))
    .filter(([program = ""]) => ["npm", "npx", "node", ".ci/run"].includes(program))
    .map((words) => ({ from: document.path, words })),
);

/** Name of the npm script that a command runs; null for others. */
function getScript([program, verb = "", name = ""]: readonly string[]): string | null {
  if (program !== "npm") return null;
  return verb === "run" ? name : ["start", "test"].includes(verb) ? verb : null;
}

const format = ({ from, words }: Command): string => `${from}: ${words.join(" ")}`;

describe("commands in documents", () => {
  it("are found", () => {
    expect(commands.length).toBeGreaterThan(50);
  });

  it("name npm scripts that exist", () => {
    const wrong = commands.filter(({ words }) => {
      const script = getScript(words);
      return script !== null && !(script in scripts);
    });
    expect(wrong.map(format)).toEqual([]);
  });

  it("name tools and files that exist", () => {
    const wrong = commands.filter(({ words: [program, tool = "", ...rest] }) => {
      if (program === ".ci/run") return !existsSync(join(root, program));
      if (program !== "npx") return false;
      const files = rest.filter((word) => /^(app|tests|wasm|workers)\//.test(word));
      return !existsSync(join(bin, tool)) || files.some((file) => !existsSync(join(root, file)));
    });
    expect(wrong.map(format)).toEqual([]);
  });

  it("do not run TypeScript with `node`, which Node 20 cannot", () => {
    const wrong = commands.filter(({ words }) => words[0] === "node" && words.some((word) => word.endsWith(".ts")));
    expect(wrong.map(format)).toEqual([]);
  });
});

describe("npm scripts", () => {
  it("are each mentioned in a document", () => {
    const named = new Set(commands.map(({ words }) => getScript(words)));
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  });

  it("consist of scripts, tools and files that exist", () => {
    const wrong = Object.entries(scripts).filter(([, line]) => !line.split(" && ").every(exists));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  // One command, so that `--help` reaches it; the parts of the others are checked above.
  const single = Object.keys(scripts).filter((name) => !scripts[name]?.includes(" && "));
  it.each(single)("npm run %s answers --help and does nothing else", async (name) => {
    const { stdout } = await runScript(name);
    expect(stdout.trim()).not.toBe("");
  });
});

/** True if a part of a script can be run: its program, its file, or the script that it runs. */
function exists(part: string): boolean {
  const [program = "", ...rest] = part.split(" ").filter((word) => !/^[A-Z_]+=/.test(word));
  if (program === "npm") return rest[0] === "run" && (rest[1] ?? "") in scripts;
  const files = program === "node" ? rest.filter((word) => /\.(ts|mjs)$/.test(word)) : [];
  return existsSync(join(bin, program)) && files.every((file) => existsSync(join(root, file)));
}

const execute = promisify(execFile);

/** Runs a script as a person does: with the machine's npm, without the project's own programs in the path. */
function runScript(name: string): Promise<{ stdout: string }> {
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.includes("node_modules"));
  const env = { ...process.env, PATH: path?.join(delimiter), NODE_OPTIONS: "", FORCE_COLOR: "0" };
  return execute("npm", ["run", "--silent", name, "--", "--help"], { cwd: root, env, timeout: 50_000 });
}
