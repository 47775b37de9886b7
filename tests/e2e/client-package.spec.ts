import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "playwright/test";
import { signIn, test } from "./journey.ts";

const run = promisify(execFile);
const folder = "tests/output/client-package";
const port = 4897;

/** A program of a stranger, with what it prints. */
function start(command: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(command, [...args], { cwd: folder, env: { ...process.env, ...env } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (printed += String(part)));
  return { printed: () => printed, end: () => child.kill("SIGINT") };
}

test("the client is installed from the portal, compiles strictly, makes nothing twice, and webhooks come to localhost", async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  const headers = { origin: new URL(page.url()).origin };
  const name = `Package ${Date.now()}`;
  const made = await page.request.post("/api/access-tokens", { headers, data: { name, access: "full" } });
  const { data } = (await made.json()) as { data: { token: string } };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = await page.request.get("/developers/waybill-client.tgz");
  writeFileSync(`${folder}/waybill-client.tgz`, await archive.body());
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true, type: "module" }));
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "./waybill-client.tgz"], { cwd: folder });
  cpSync("tests/clients/waybill-client.ts", `${folder}/program.ts`);
  const options = {
    ...{ target: "es2022", module: "nodenext", moduleResolution: "nodenext", strict: true },
    ...{ noUncheckedIndexedAccess: true, types: ["node"], typeRoots: [resolve("node_modules/@types")] },
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: options, files: ["program.ts"] }));
  await run(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", folder]).catch((error) => {
    throw new Error(error.stdout);
  });
  const env = { WAYBILL: data.token, ORIGIN: baseURL ?? "", WAYBILL_ORIGIN: baseURL ?? "" };
  const { stdout } = await run(process.execPath, ["program.js"], { cwd: folder, env: { ...process.env, ...env } });
  expect(stdout).toMatch(/^waited 3000$/m);
  expect(stdout).toMatch(/^made once: true$/m);
  expect(stdout).toMatch(/^read ready$/m);
  expect(stdout).toMatch(/^refused 404 order_not_found$/m);

  const to = `http://localhost:${port}/`;
  const listener = start(
    "node_modules/.bin/waybill",
    ["listen", "--to", to, "--events", "order.created", "--interval", "0.5"],
    env,
  );
  await expect.poll(listener.printed, { timeout: 20_000 }).toMatch(/Secret: whsec_/);
  const secret = /whsec_\S+/.exec(listener.printed())?.[0] ?? "";
  const receiver = start(process.execPath, ["program.js", "receive"], {
    ...env,
    WAYBILL_SECRET: secret,
    PORT: String(port),
  });
  await expect.poll(receiver.printed, { timeout: 10_000 }).toContain("ready");
  await run(process.execPath, ["program.js"], { cwd: folder, env: { ...process.env, ...env } });
  await expect.poll(receiver.printed, { timeout: 60_000 }).toContain("received order.created");
  await expect.poll(listener.printed, { timeout: 10_000 }).toMatch(/order\.created \S+ -> 204 in \d+ ms/);
  listener.end();
  await expect.poll(listener.printed, { timeout: 20_000 }).toContain("Endpoint removed");
  receiver.end();
});
