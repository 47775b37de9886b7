import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

// npm run test:fire: billing under fire at full size. The isolate of a test run is stopped after a quarter of an hour,
// so that it is many runs after each other, each with days and requests of its own; `--rounds 2` for less.

const { values } = parseArgs({ options: { rounds: { type: "string", default: "10" }, only: { type: "string" } } });
const [days, requests] = [100, 1000];
const rounds = Number(values.rounds);
const done = { days: 0, requests: 0 };
const env = { ...process.env, VITE_FIRE_RUNS: String(days), VITE_FIRE_REQUESTS: String(requests) };
const only = values.only ? ["-t", values.only] : [];
for (let round = 1; round <= rounds; round += 1) {
  const began = Date.now();
  const args = ["run", "--project", "worker", "tests/worker/invoicing/billing-under-load.test.ts", ...only];
  const { status, stdout, stderr } = spawnSync("vitest", args, { env, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    process.exit(1);
  }
  done.days += lastOf(stdout, "random days");
  done.requests += lastOf(stdout, "requests");
  const passed = stdout.match(/(\d+) passed/g)?.at(-1) ?? "";
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`round ${round} of ${rounds}: ${done.days} days, ${done.requests} requests, ${passed}, ${seconds} s`);
}

/** How many of something the tests said last. */
function lastOf(text, what) {
  const said = [...text.matchAll(new RegExp(`(\\d+) of \\d+ ${what}`, "g"))].at(-1);
  return Number(said?.[1] ?? 0);
}
