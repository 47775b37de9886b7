import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Copies the fonts for labels and lists to `public/print-fonts`, where the Worker reads them. DejaVu may be embedded
 * and redistributed with its license. None of it is committed.
 */
const target = fileURLToPath(new URL("../../public/print-fonts/", import.meta.url));
const files = ["ttf/DejaVuSansCondensed.ttf", "ttf/DejaVuSansCondensed-Bold.ttf", "LICENSE"];

/** Copies what is missing. */
export function copyPrintFonts(): void {
  if (files.every((file) => existsSync(`${target}${getFileName(file)}`))) return;
  const source = findPackageFolder();
  if (source === null) {
    console.warn("dejavu-fonts-ttf is not installed (npm install): letters beyond Latin-1 are printed as ?");
    return;
  }
  mkdirSync(target, { recursive: true });
  for (const file of files) copyFileSync(`${source}/${file}`, `${target}${getFileName(file)}`);
}

function getFileName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

function findPackageFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json"));
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) copyPrintFonts();
