import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Paths of all files below a folder whose names end so, in their order. */
export function listFilesBelow(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))
    .sort();
}
