import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { childEnvironment, ensureBuilt, ensureInstalled, log, root, run } from "../workers/local/setup.mjs";
import { ensureBrowsers } from "./browser.mjs";

// npm test: installs what is missing, then unit and in-workerd tests (vitest) and browser tests (playwright).

if (process.argv.includes("--help")) {
  log(
    "npm test: installs what is missing, then runs unit and in-workerd tests (vitest) and browser tests (playwright).",
  );
  log("One file: npx vitest run --project worker tests/worker/orders/orders-api.test.ts");
  process.exit(0);
}

const output = join(root, "tests", "output");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

ensureInstalled({ tools: true });
const browsers = ensureBrowsers();
await run("wrangler", ["types"]);
await ensureBuilt();

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const slips = [];
const reports = {
  unit: join(output, "unit.json"),
  workerd: join(output, "workerd.json"),
  playwright: join(output, "playwright.json"),
};
/** Rules and platform: what unit tests are for. Coverage of all tests takes half as long again: `npm run test:coverage`. */
const covered = ["app/modules/*/model/**/*.ts", "app/platform/**/*.ts"].map((files) => `--coverage.include=${files}`);
const suites = [
  {
    name: "unit",
    command: "vitest",
    args: [...vitest("unit"), "--coverage", "--coverage.reporter=text-summary", ...covered],
    report: reports.unit,
    read: () => readReport(reports.unit),
  },
  {
    name: "workerd",
    command: "vitest",
    args: vitest("worker"),
    report: reports.workerd,
    read: () => readReport(reports.workerd),
  },
  { name: "browser", command: "playwright", args: ["test"], read: readPlaywright },
];

for (const suite of suites) {
  log(`\n── ${suite.name}`);
  const result = spawnSync(suite.command, suite.args, {
    cwd: root,
    env: childEnvironment({
      ...browsers,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright,
      ...(suite.report ? { TESTS_REPORT: suite.report } : {}),
      TESTS_TOGETHER: "yes",
      FORCE_COLOR: "0",
    }),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const report = suite.read() ?? { failures: ["ended without a report"], slips: [] };
  if (result.status !== 0 && report.failures.length === 0) report.failures.push(`ended with ${result.status}`);
  totals.passed += report.passed ?? 0;
  totals.skipped += report.skipped ?? 0;
  totals.failed += Math.max(report.failed ?? 0, report.failures.length);
  failures.push(...report.failures.map((name) => `${suite.name} › ${name}`));
  slips.push(...report.slips.map((name) => `${suite.name} › ${name}`));
}

log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`);
// Repeated at the end, so that the last lines show where to look.
for (const name of slips) log(`  at the second try · ${name}`);
for (const name of failures) log(`  failed · ${name}`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

function vitest(project) {
  return ["run", "--project", project, "--reporter=default", "--reporter=./tests/report.mjs"];
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Playwright's report in the words of `report.mjs`. */
function readPlaywright() {
  const report = readReport(reports.playwright);
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const named = (chosen) => chosen.map((spec) => `${spec.file} › ${spec.title}`);
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: named(specs.filter((spec) => !spec.ok)),
    slips: named(specs.filter((spec) => spec.ok && spec.tests.some((one) => one.status === "flaky"))),
  };
}

/** A suite of playwright's report holds specs and further suites. */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
