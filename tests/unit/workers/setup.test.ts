import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureInstalled } from "#workers/local/setup.mjs";

let base: string;
let installed: string[];
const install = (folder: string, options: string[]) => {
  installed.push([folder, ...options].join(" "));
  mkdirSync(join(folder, "node_modules"), { recursive: true });
};

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "waybill-setup-"));
  installed = [];
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function addCheckout(name: string, lock = "{}"): string {
  const folder = join(base, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package-lock.json"), lock);
  return folder;
}

test("packages are installed once per lock file", () => {
  const folder = addCheckout("own");
  mkdirSync(join(folder, "node_modules"));
  ensureInstalled({ folder, install });
  ensureInstalled({ folder, install });
  expect(installed).toEqual([folder]);
  writeFileSync(join(folder, "package-lock.json"), "{ }");
  ensureInstalled({ folder, install });
  expect(installed).toEqual([folder, folder]);
});

test("a fresh clone that is only started gets no tools; tests add them, and they stay", () => {
  const folder = addCheckout("fresh");
  ensureInstalled({ folder, install });
  ensureInstalled({ folder, install });
  expect(installed).toEqual([`${folder} --omit=dev`]);
  ensureInstalled({ folder, tools: true, install });
  ensureInstalled({ folder, install });
  expect(installed).toEqual([`${folder} --omit=dev`, folder]);
  writeFileSync(join(folder, "package-lock.json"), "{ }");
  ensureInstalled({ folder, install });
  expect(installed).toEqual([`${folder} --omit=dev`, folder, folder]);
});

test("packages of another checkout behind a link are left alone", () => {
  const owner = addCheckout("owner");
  mkdirSync(join(owner, "node_modules"));
  const borrower = addCheckout("borrower", "{ }");
  symlinkSync(join(owner, "node_modules"), join(borrower, "node_modules"));
  ensureInstalled({ folder: borrower, install });
  expect(installed).toEqual([]);
  expect(existsSync(join(owner, "node_modules", ".waybill-lock"))).toBe(false);
});
