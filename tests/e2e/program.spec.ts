import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "playwright/test";
import { signIn, test } from "./journey.ts";

const run = promisify(execFile);

/** What the program is written with; not every machine that runs the tests has it. */
const hasTools = spawnSync("bash", ["-c", "curl --help all | grep -q -- --json && command -v jq openssl"]).status === 0;

test("a curl script based on the portal creates, plans and tracks an order and verifies webhooks with openssl", async ({
  page,
  baseURL,
}) => {
  test.skip(!hasTools, "needs curl 7.82 or later, jq and openssl");
  test.slow();
  await signIn(page);
  const made = await page.request.post("/api/access-tokens", {
    headers: { origin: new URL(page.url()).origin },
    data: { name: `Curl ${Date.now()}`, access: "full" },
  });
  const { data } = (await made.json()) as { data: { token: string } };
  // A day that the demo plans nothing for.
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const env = { ...process.env, WAYBILL: data.token, ORIGIN: baseURL ?? "", DAY: day };
  const { stdout } = await run("bash", ["tests/e2e/program.sh"], { env }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    },
  );
  expect(stdout).toMatch(/^order WB-\d+$/m);
  expect(stdout).toMatch(/^plan confirmed$/m);
  expect(stdout).toMatch(/^status 7$/m);
  for (const type of ["order.created", "order.status_changed", "order.closed"]) expect(stdout).toContain(`${type} WB-`);
  expect(Number(/^(\d+) signatures hold$/m.exec(stdout)?.[1])).toBeGreaterThanOrEqual(3);
});
