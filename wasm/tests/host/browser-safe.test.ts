import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const rooms = ["../../check/", "../../host/"].map((path) => new URL(path, import.meta.url));
/** The command line is for Node alone. */
const nodeOnly: ReadonlySet<string> = new Set(["solve.ts", "solve-settings.ts"]);

const files = rooms.flatMap((room) =>
  readdirSync(room).map((name) => ({ name, text: readFileSync(new URL(name, room), "utf8") })),
);
const imports = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)[^;]*?from "([^"]+)"/gms)].map(([, from]) => from ?? "");

describe("modules that the browser and the Worker load", () => {
  it.each(files.filter(({ name }) => !nodeOnly.has(name)))("$name imports nothing but its neighbors", ({ text }) => {
    expect(imports(text).filter((from) => !from.startsWith("."))).toEqual([]);
    expect(text).not.toMatch(
      /\bprocess\.|\brequire\(|new Function|WebAssembly\.compile|\bDate\.now|performance\.now|Math\.random/,
    );
    expect(
      imports(text)
        .map((from) => from.split("/").at(-1) ?? "")
        .filter((file) => nodeOnly.has(file)),
    ).toEqual([]);
  });

  it("are all the modules of the rooms", () => {
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap(({ text }) => imports(text)).length).toBeGreaterThan(100);
  });
});
