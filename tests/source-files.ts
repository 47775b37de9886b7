import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

// The product's source as the tests of its structure read it: text, no program is loaded.

export const root = fileURLToPath(new URL("..", import.meta.url));

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  /** Paths of what it imports of the project, types included. */
  imports: readonly string[];
  /** Imports of more than types: what is loaded at run time. */
  loads: readonly string[];
}

export const sourceFiles: readonly SourceFile[] = ["app", "workers", "wasm/host", "wasm/check"].flatMap(readFolder);
export const sourceByPath: ReadonlyMap<string, SourceFile> = new Map(sourceFiles.map((file) => [file.path, file]));

function readFolder(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !path.includes("+types"))
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return {
        path,
        text,
        lines: text.trimEnd().split("\n").length,
        imports: listImports(path, text),
        loads: listImports(path, withoutTypes(text)),
      };
    });
}

function withoutTypes(text: string): string {
  return text
    .replace(/^(import|export) type [^;]*;/gm, "")
    .replace(/^import \{(?:\s*type \w+(?: as \w+)?,?)+\s*\} from [^;]*;/gm, "");
}

function listImports(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([.#][^"?]+)/g)]
    .map(([, name = ""]) => (name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(path), name)))
    .filter((name) => !name.includes("+types"));
}

/** Groups of files that load each other at run time, each sorted by path. Tarjan's strongly connected components. */
export function findCircles(files: ReadonlyMap<string, SourceFile>): string[][] {
  const visited = new Map<string, { index: number; low: number; onStack: boolean }>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const node = { index: visited.size, low: visited.size, onStack: true };
    visited.set(path, node);
    stack.push(path);
    for (const next of files.get(path)?.loads ?? []) {
      if (!files.has(next)) continue;
      const known = visited.get(next);
      if (!known) node.low = Math.min(node.low, visit(next));
      else if (known.onStack) node.low = Math.min(node.low, known.index);
    }
    if (node.low === node.index) {
      const group = stack.splice(stack.indexOf(path));
      for (const each of group) Object.assign(visited.get(each) ?? {}, { onStack: false });
      if (group.length > 1) circles.push(group.sort());
    }
    return node.low;
  };
  for (const path of files.keys()) if (!visited.has(path)) visit(path);
  return circles;
}
