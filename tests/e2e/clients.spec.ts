import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect } from "playwright/test";
import { signIn, test } from "./journey.ts";

const run = promisify(execFile);
const directory = "tests/clients/generated";

/** Runs a program of Node; what it printed is in the error too. */
async function node(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { stdout } = await run(process.execPath, [...args], { env, maxBuffer: 50_000_000 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout;
}

test("clients generated from the description compile strictly, and create, filter, page, change and cancel orders", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await signIn(page);
  const made = await page.request.post("/api/access-tokens", {
    headers: { origin: new URL(page.url()).origin },
    data: { name: `Clients ${Date.now()}`, access: "full" },
  });
  const { data } = (await made.json()) as { data: { token: string } };
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const document = await page.request.get("/api/openapi.json");
  writeFileSync(`${directory}/openapi.json`, await document.text());
  await node([
    ...["--import", "./tests/clients/typescript5.mjs", "tests/clients/generate.mjs"],
    ...[`${directory}/openapi.json`, directory],
  ]);
  await node(["node_modules/typescript/bin/tsc", "-p", "tests/clients/tsconfig.json"]);
  const env = { ...process.env, WAYBILL: data.token, ORIGIN: baseURL ?? "" };
  for (const program of ["openapi-fetch", "hey-api"]) {
    const received = await node([`${directory}/run/${program}.js`], env);
    expect(received.match(/^created WB-\d+ ready$/gm), received).toHaveLength(3);
    expect(received).toMatch(/^page of 2, 3 in all\npage of 1, 3 in all$/m);
    expect(received).toMatch(/^changed WB-\d+ to version \d+$/m);
    expect(received).toMatch(/^cancelled 3$/m);
    expect(received.match(/^WB-\d+ 9 cancelled$/gm)).toHaveLength(3);
    expect(received).toMatch(/^refused: “redy” is not a value of status\. Did you mean ready\?/m);
  }
});
