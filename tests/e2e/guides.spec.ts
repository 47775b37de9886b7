import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type APIRequestContext, expect } from "playwright/test";
import { signIn, test } from "./journey.ts";
import { farAhead } from "./small-plan.ts";

const run = promisify(execFile);

/** What the guides are written with; not every machine that runs the tests has it. */
const hasTools = spawnSync("bash", ["-c", "curl --help all | grep -q -- --json && command -v jq"]).stdout.length > 0;

interface Followed {
  page: string;
  /** In the sandbox, as the guide requires. */
  sandbox?: true;
  /** What the guide has its reader save: the first block in this language. */
  file?: { name: string; language: string };
  /** The permissions that the guide requires for the token; full access if it names none. */
  permissions?: readonly string[];
  /** What is printed at the end of it. */
  prints: RegExp;
}

const parts = ["notes", "packages", "collections", "customer", "locations", "external_id", "requirements", "fees"];

const followed: readonly Followed[] = [
  { page: "first-order", sandbox: true, file: { name: "order.json", language: "json" }, prints: /"order\.cancelled"/ },
  { page: "sandbox", sandbox: true, prints: /"state":"(ready|moving)"/ },
  { page: "receiver", sandbox: true, prints: /"webhook\.ping"/ },
  { page: "webhooks", prints: /"secret":"whsec_/ },
  {
    page: "imports",
    file: { name: "monday.csv", language: "csv" },
    permissions: ["orders", "orders.import", "settings", "settings.locations"],
    prints: /"external_id":"TR-4003"/,
  },
  { page: "plans", prints: /\bassigned\n$/ },
  {
    page: "shops",
    file: { name: "orders.json", language: "json" },
    permissions: [
      ...["orders", "orders.create", "orders.update", "orders.cancel", "shipments", "settings", "settings.locations"],
      ...["settings.alerts", "settings.alerts.manage", ...parts.map((part) => `orders.update.${part}`)],
    ],
    prints: /^true\n$/m,
  },
  {
    page: "checkout",
    file: { name: "order.json", language: "json" },
    permissions: [
      ...["orders", "orders.create", "settings", "settings.locations"],
      ...["settings.access_tokens", "settings.access_tokens.manage"],
    ],
    prints: /^20\d\d-\d\d-\d\dT\d\d:00$/m,
  },
  { page: "types", prints: /openapi-fetch/ },
];

/** The blocks of a page in a language, in order. */
function listBlocks(text: string, language: string): string[] {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, block = ""]) =>
    of === language ? [block] : [],
  );
}

/** A token of an account with some permissions, or with all. */
async function createToken(
  request: APIRequestContext,
  headers: Record<string, string>,
  permissions?: readonly string[],
) {
  const access = permissions ? { access: "limited", permissions } : { access: "full" };
  const made = await request.post("/api/access-tokens", {
    headers,
    data: { name: `Guide ${crypto.randomUUID()}`, ...access },
  });
  const { data, ...refused } = (await made.json()) as { data?: { token: string } };
  expect(refused).toEqual({});
  return data?.token ?? "";
}

test.describe.configure({ mode: "default" });

for (const { page: guide, sandbox, file, permissions, prints } of followed)
  test(`the guide "${guide}" works: each of its commands, in order, as shown on the page`, async ({
    page,
    baseURL,
  }) => {
    test.skip(!hasTools, "needs curl 7.82 or later and jq");
    test.slow();
    await signIn(page);
    const origin = new URL(page.url()).origin;
    let account: Record<string, string> = {};
    if (sandbox) {
      await page.request.post("/api/sandbox", { headers: { origin } });
      const made = await page.request.get("/api/sandbox");
      const { data } = (await made.json()) as { data: { sandbox: { uuid: string } } };
      account = { account: data.sandbox.uuid };
      await page.request.post("/api/sandbox/fill", { headers: { origin, ...account }, data: { orders: 5 } });
    }
    const token = await createToken(page.request, { origin, ...account }, permissions);
    const text = await (await page.request.get(`/developers/guides/${guide}.md`)).text();
    for (const permission of permissions ?? []) expect(text).toContain(permission.split(".").at(-1));
    const folder = mkdtempSync(join(tmpdir(), "waybill-guide-"));
    if (file) writeFileSync(join(folder, file.name), listBlocks(text, file.language)[0] ?? "");
    // A refused request ends the guide, and packages are those of this repository.
    mkdirSync(join(folder, "bin"));
    writeFileSync(join(folder, ".curlrc"), "silent\nshow-error\nfail-with-body\n");
    writeFileSync(join(folder, "bin/npm"), '#!/bin/sh\ntest -d "node_modules/$2" && echo "$2"\n', { mode: 0o755 });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const commands = listBlocks(text, "sh")
      .join("\n")
      .replaceAll("wb_test_…", token)
      .replaceAll("2026-12-14", farAhead);
    expect(commands).toContain("curl");
    expect(commands).toContain(baseURL);
    const env = { ...process.env, WAYBILL: token, CURL_HOME: folder, PATH: `${folder}/bin:${process.env.PATH}` };
    const followable = run("bash", ["-euo", "pipefail", "-c", commands], { cwd: folder, env, timeout: 120_000 });
    const { stdout } = await followable.catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    });
    expect(stdout).toMatch(prints);
  });
