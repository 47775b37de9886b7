import { writeFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * A reporter for the whole suite: writes `{ passed, failed, skipped, failures, slips }` as JSON to the file that
 * `TESTS_REPORT` names. `failures` also has what failed outside of every test; `slips` passed at their second try.
 */
export default class Report {
  onTestRunEnd(modules, unhandled) {
    const report = { passed: 0, failed: 0, skipped: 0, failures: [], slips: [] };
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      for (const error of module.errors()) report.failures.push(`${file}: ${firstLine(error)}`);
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        report[state] += 1;
        if (state === "failed") report.failures.push(`${file} › ${test.fullName}: ${firstLine(errors[0])}`);
        if (test.diagnostic()?.flaky) report.slips.push(`${file} › ${test.fullName}: ${firstLine(errors[0])}`);
      }
    }
    for (const error of unhandled) report.failures.push(`outside of every test: ${firstLine(error)}`);
    writeFileSync(process.env.TESTS_REPORT, JSON.stringify(report));
  }
}

function firstLine(error) {
  return String(error?.message ?? "")
    .split("\n", 1)[0]
    .slice(0, 300);
}
