import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("../../host/solve.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "solve-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content?: unknown): string => {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

const run = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [program, ...args], { input, encoding: "utf8" });

const problem = {
  vehicles: [{ id: 7, start: [9.99, 53.55], end: [9.99, 53.55], capacity: [2] }],
  jobs: [1, 2, 3].map((id) => ({
    id,
    location: [9.99 + id / 50, 53.55],
    delivery: [1],
    description: `customer ${id}`,
  })),
};

describe("the command line", () => {
  it("reads a file and writes a file, the same for the same seed", () => {
    const [input, one, two] = [file("problem.json", problem), file("one.json"), file("two.json")];
    const args = ["--in", input, "--iterations", "500", "--seed", "3"];
    const first = run([...args, "--out", one]);
    expect([first.status, first.stdout]).toEqual([0, ""]);
    expect(first.stderr).toMatch(/1 routes, 1 unassigned, 500 iterations/);
    expect(run([...args, "--out", two]).status).toBe(0);
    expect(readFileSync(one, "utf8")).toBe(readFileSync(two, "utf8"));
    const answer = JSON.parse(readFileSync(one, "utf8"));
    expect(answer).toMatchObject({
      code: 0,
      summary: { routes: 1, unassigned: 1 },
      unassigned: [{ type: "job", description: "customer 3" }],
    });
    expect(answer.routes[0].steps[0]).toMatchObject({ type: "start", location: [9.99, 53.55] });
  });

  it("reads standard input, writes standard output, and respects the time limit", () => {
    const answer = run(["--in", "-", "--seconds", "0.3"], JSON.stringify(problem));
    expect(answer.status).toBe(0);
    expect(JSON.parse(answer.stdout)).toMatchObject({ code: 0 });
    const seconds = Number(/([\d.]+) s CPU/.exec(answer.stderr)?.[1]);
    expect(seconds).toBeGreaterThan(0.25);
    expect(seconds).toBeLessThan(0.9);
  });

  it("reports unknown fields with the closest match; rejects a wrong value by its field", () => {
    const slips = {
      ...problem,
      vehicles: [{ ...problem.vehicles[0], max_task: 1, color: "red", timeWindow: [0, 9_000] }],
      jobs: [{ ...problem.jobs[0], prioritys: 3 }],
    };
    const answer = run(["--in", "-", "--iterations", "50"], JSON.stringify(slips));
    const ignored = [
      { path: "vehicles[0].max_task", message: "is ignored; did you mean max_tasks?" },
      { path: "vehicles[0].color", message: "is ignored" },
      { path: "vehicles[0].timeWindow", message: "is ignored; did you mean time_window?" },
      { path: "jobs[0].prioritys", message: "is ignored; did you mean priority?" },
    ];
    expect(answer.status).toBe(0);
    expect(JSON.parse(answer.stdout).ignored).toEqual(ignored);
    expect(answer.stderr).toContain("vehicles[0].max_task is ignored; did you mean max_tasks?");
    const wrong = { ...problem, vehicles: [{ ...problem.vehicles[0], max_tasks: "three", speed_factor: 0 }] };
    const refused = run(["--in", "-", "--iterations", "50"], JSON.stringify(wrong));
    expect(refused.status).toBe(2);
    expect(JSON.parse(refused.stdout).errors).toEqual([
      { path: "vehicles[0].speed_factor", message: "must be at least 0.01, not 0" },
      { path: "vehicles[0].max_tasks", message: 'must be a number, not "three"' },
    ]);
  });

  it("reports times at a start or end, which it does not use", () => {
    const steps = [
      { type: "start", service_after: 5 },
      { type: "job", id: 1 },
      { type: "end", service_before: 9_000 },
    ];
    const timed = { ...problem, vehicles: [{ ...problem.vehicles[0], steps }] };
    const answer = run(["--in", "-", "--plan"], JSON.stringify(timed));
    expect(answer.status).toBe(0);
    expect(JSON.parse(answer.stdout).ignored).toEqual([
      { path: "vehicles[0].steps[0].service_after", message: "is ignored; set the vehicle's time_window" },
      { path: "vehicles[0].steps[2].service_before", message: "is ignored; set the vehicle's time_window" },
    ]);
  });

  it("solves the README's example as documented", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    const [example = "", expected = ""] = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text ?? "");
    const answer = run(["--in", "-", "--iterations", "500"], example);
    expect(answer.status).toBe(0);
    expect(JSON.parse(answer.stdout)).toMatchObject(JSON.parse(expected));
  });

  it("explains unassigned tasks", () => {
    const answer = run(["--in", "-", "--iterations", "200"], JSON.stringify(problem));
    expect(JSON.parse(answer.stdout).explanations).toMatchObject([
      { id: 3, type: "job", reasons: [{ vehicle: 7, cause: "quantities", shortfall: 1 }], relaxation: { by: 1 } },
    ]);
  });

  it("evaluates a manual plan with any violations", () => {
    const steps = [3, 1, 2, 3].map((id) => ({ type: "job", id }));
    const byHand = { ...problem, vehicles: [{ ...problem.vehicles[0], steps }] };
    const answer = run(["--in", "-", "--plan"], JSON.stringify(byHand));
    expect([answer.status, answer.stderr]).toEqual([0, ""]);
    const plan = JSON.parse(answer.stdout);
    expect(plan.routes[0].steps.map(({ id }: { id?: number }) => id)).toEqual([undefined, 3, 1, 2, 3, undefined]);
    expect(plan.summary.violations.map(({ cause }: { cause: string }) => cause)).toEqual([
      "quantities",
      "invalid_vehicle_state",
    ]);
    expect(run(["--in", "-", "--iterations", "1"], JSON.stringify(byHand)).stderr).toMatch(/job 3 is already in/);
  });

  const refused: readonly [string, readonly string[], RegExp][] = [
    ["no input", [], /--in: is missing/],
    ["an input that is not there", ["--in", file("nowhere.json")], /cannot read/],
    ["an input that is no JSON", ["--in", file("broken.json", "{")], /is no JSON/],
    [
      "a problem with faults",
      ["--in", file("bad.json", { vehicles: [{ id: -1 }] })],
      /vehicles\[0\].id: must be at least 0/,
    ],
    ["an unknown option", ["--fast"], /Unknown option '--fast'/],
    ["seconds that are no number", ["--in", "-", "--seconds", "soon"], /--seconds: must be a number/],
    ["half an iteration", ["--in", "-", "--iterations", "1.5"], /--iterations: must be a whole number/],
    ["seconds and iterations", ["--in", "-", "--seconds", "1", "--iterations", "5"], /give one of them/],
    ["a plan and seconds", ["--in", "-", "--seconds", "1", "--plan"], /give one of them/],
  ];
  it.each(refused)("rejects %s with code 2, a message, and the error in the output", (_, args, message) => {
    const answer = run(args);
    expect(answer.status).toBe(2);
    expect(answer.stderr).toMatch(message);
    expect(answer.stderr).not.toMatch(/\n\s+at /);
    expect(JSON.parse(answer.stdout)).toMatchObject({ code: 2, error: expect.stringMatching(message) });
  });

  it("reports when the output cannot be written", () => {
    const answer = run([
      "--in",
      file("good.json", problem),
      "--out",
      join(folder, "no", "where.json"),
      "--iterations",
      "1",
    ]);
    expect([answer.status, answer.stderr]).toEqual([2, expect.stringMatching(/--out: cannot write/)]);
  });
});
