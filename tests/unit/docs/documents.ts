import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A page of documentation; `path` from the repository's root. */
export interface Document {
  path: string;
  text: string;
}

const places = ["*.md", "docs/**/*.md", ".github/**/*.md", "{app,workers,wasm,migrations,tests}/**/*.md"];

/** Every Markdown file of the repository. */
export const documents: readonly Document[] = places
  .flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" || name === "output" }),
  )
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Code in a document: spans, and the lines of fenced blocks without their comments. */
export function listCode({ text }: Document): string[] {
  const fence = /^```.*\n([\s\S]*?)^```/gm;
  const blocks = [...text.matchAll(fence)].flatMap(([, block = ""]) => block.split("\n"));
  const spans = [...text.replace(fence, "").matchAll(/`([^`\n]+(?:\n[^`\n]+)?)`/g)].map(([, span = ""]) => span);
  return [...blocks.map((line) => line.replace(/\s+#.*$/, "")), ...spans].map((code) =>
    code.replace(/\s+/g, " ").trim(),
  );
}

/** Targets of links and images. */
export function listLinks({ text }: Document): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

/** The anchors of headings, as GitHub makes them. */
export function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}
