import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { childEnvironment, ensureBuilt, ensureInstalled, root, run, say } from "../workers/local/setup.mjs";
import { ensureBrowser } from "./browser.mjs";

// npm test: installs what is missing, then unit and in-workerd tests (vitest) and browser tests (playwright).

const output = join(root, "tests", "output");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

ensureInstalled();
const browser = ensureBrowser();
run("wrangler", ["types"]);
ensureBuilt();

const totals = { passed: 0, failed: 0, skipped: 0 };
const suites = [
  {
    name: "unit and workerd",
    command: "vitest",
    args: [
      "run",
      "--project",
      "unit",
      "--project",
      "worker",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${output}/vitest.json`,
    ],
    count: countVitest,
  },
  { name: "browser", command: "playwright", args: ["test"], count: countPlaywright },
];

for (const suite of suites) {
  say(`\n── ${suite.name}`);
  const result = spawnSync(suite.command, suite.args, {
    cwd: root,
    env: childEnvironment({
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(output, "playwright.json"),
      TESTS_TOGETHER: "yes",
      FORCE_COLOR: "0",
    }),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const counted = suite.count();
  for (const key of Object.keys(totals)) totals[key] += counted[key];
  if (result.status !== 0 && counted.failed === 0) totals.failed += 1;
}

say(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

function readReport(name) {
  const file = join(output, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

function countVitest() {
  const report = readReport("vitest.json");
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function countPlaywright() {
  const report = readReport("playwright.json");
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
