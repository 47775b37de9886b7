import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import { demo, enterSignIn, expectAccessible, hydrated, open, signIn, test } from "./journey.ts";

const tools = "curl --help all | grep -q -- --json && command -v jq && command -v openssl";
const hasTools = spawnSync("bash", ["-c", tools]).stdout.length > 0;
const permissions = ["settings", "settings.access_tokens", "settings.access_tokens.manage"];

test('the guide "apps" works, and a person lets the app in: in both languages, and out again', async ({ page }) => {
  test.skip(!hasTools, "needs curl 7.82 or later, jq and openssl");
  test.slow();
  await signIn(page);
  const { origin } = new URL(page.url());
  const made = await page.request.post("/api/access-tokens", {
    headers: { origin },
    data: { name: `Apps ${crypto.randomUUID()}`, access: "limited", permissions },
  });
  const { data } = (await made.json()) as { data: { token: string } };
  const text = await (await page.request.get("/developers/guides/apps.md")).text();
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  const name = `Coffee sync ${Date.now()}`;
  // Between asking and exchanging a person decides.
  const commands = [...blocks.slice(0, 2), "read -r CODE\n", ...blocks.slice(2)]
    .join("\n")
    .replaceAll("Coffee sync", name);
  const folder = mkdtempSync(join(tmpdir(), "waybill-apps-"));
  writeFileSync(join(folder, ".curlrc"), "silent\nshow-error\nfail-with-body\n");
  const env = { ...process.env, WAYBILL: data.token, CURL_HOME: folder };
  const guide = spawn("bash", ["-euo", "pipefail", "-c", commands], { cwd: folder, env });
  const ended = new Promise<number | null>((resolve) => guide.on("close", resolve));
  let printed = "";
  for (const stream of [guide.stdout, guide.stderr]) stream.on("data", (part: Buffer) => (printed += part.toString()));
  await expect.poll(() => printed, { timeout: 30_000 }).toContain("code_challenge_method=S256");
  const address = /https?:\S+code_challenge_method=S256/.exec(printed)?.[0] ?? "";

  await page.route("https://sync.coffee.example/**", (route) => route.fulfill({ body: "Back at the app" }));
  const shown = await page.goto(address);
  expect(shown?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  await page.locator(hydrated).waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${name} asks for access to`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${name} bittet um Zugriff auf`);
  await expectAccessible(page);
  // Who is the wrong person signs in as another, and comes back to the request.
  await page.getByRole("button", { name: "Wechseln" }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.locator(hydrated).waitFor({ state: "attached" });
  await enterSignIn(page, demo);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${name} bittet um Zugriff auf`);
  await page.locator(hydrated).waitFor({ state: "attached" });
  await page.getByRole("checkbox", { name: /Stornieren/ }).check();
  await page.getByRole("button", { name: "3 Berechtigungen erlauben" }).click();
  await page.waitForURL(/^https:\/\/sync\.coffee\.example\/back/);
  const back = new URL(page.url()).searchParams;
  expect([back.get("state"), back.get("iss")]).toEqual(["7Jk2", origin]);
  guide.stdin.end(`${back.get("code")}\n`);
  expect(await ended, printed).toBe(0);
  expect(printed).toContain('"orders orders.create orders.cancel"');

  await open(page, "/settings/apps");
  const row = page.getByRole("row").filter({ hasText: name });
  await expectAccessible(page);
  await row.getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "App trennen" }).click();
  await expect(row).toHaveCount(0);
  await page.goto(address.replace("sync.coffee.example", "evil.example"));
  await page.locator(hydrated).waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { name: "Diese Adresse gehört nicht der App" })).toBeVisible();
  await page.context().clearCookies();
});
