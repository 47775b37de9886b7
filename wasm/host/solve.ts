import { readFileSync, writeFileSync } from "node:fs";
import { createEvaluator } from "../check/evaluate.ts";
import { explainSolution } from "../check/explain.ts";
import { listUnknownFields, listUnusedTimes } from "./check-problem.ts";
import type { Problem, Solution } from "./problem.ts";
import { evaluatePlan, startSearch } from "./run.ts";
import type { ProblemError } from "./shape.ts";
import { InputError, readSettings, type Settings, USAGE } from "./solve-settings.ts";
import { searchFor } from "./time-budget.ts";

/**
 * The solver's command line: VROOM's JSON in and out, see wasm/README.md and `USAGE`.
 *
 * Exit code 0: answered, also when tasks had to stay out; 1: the solver itself failed; 2: bad input or arguments, and the
 * answer is VROOM's `{ code, error }` with the faults by field in `errors`.
 */
const EXIT_CODES = { answered: 0, internal: 1, input: 2 } as const;
const wasmFile = new URL("../build/solver.wasm", import.meta.url);

const getReason = (error: unknown): string => (error instanceof Error ? error.message : "unknown reason");

function readProblem(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new InputError(`--in: cannot read ${file} (${getReason(error)})`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`--in: ${file} is no JSON (${getReason(error)})`);
  }
}

function readModule(): WebAssembly.Module {
  try {
    return new WebAssembly.Module(readFileSync(wasmFile));
  } catch (error) {
    throw new Error(`the solver is not built; run npm run build:wasm (${getReason(error)})`);
  }
}

function answer(settings: Settings): string {
  const input = readProblem(settings.input);
  const { problem, solution } = settings.effort.kind === "plan" ? evaluateSteps(input) : search(settings, input);
  const explanations = solution.unassigned.length > 0 ? explainSolution(createEvaluator(problem), solution) : [];
  const ignored = [...listUnknownFields(input), ...listUnusedTimes(problem)];
  for (const { path, message } of ignored) process.stderr.write(`${path} ${message}\n`);
  return `${JSON.stringify({ ...solution, explanations, ...(ignored.length > 0 ? { ignored } : {}) })}\n`;
}

function evaluateSteps(input: unknown): { problem: Problem; solution: Solution } {
  const evaluated = evaluatePlan(input);
  return "errors" in evaluated ? refuseProblem(evaluated.errors) : evaluated.ok;
}

function search(settings: Settings, input: unknown): { problem: Problem; solution: Solution } {
  const began = process.cpuUsage();
  const seconds = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const { effort, seed } = settings;
  const iterations = effort.kind === "iterations" ? effort.iterations : 1;
  const started = startSearch(readModule(), input, { iterations, seed });
  if ("errors" in started) return refuseProblem(started.errors);
  const { kernel, evaluator } = started.ok;
  const progress = effort.kind === "seconds" ? searchFor(kernel, effort.seconds, seconds) : kernel.run(iterations);
  const solution = started.ok.solution();
  const { cost, unassigned, routes } = solution.summary;
  const used = `${progress.iterations} iterations, ${seconds().toFixed(2)} s CPU, seed ${seed}`;
  process.stderr.write(`cost ${cost}, ${routes} routes, ${unassigned} unassigned, ${used}\n`);
  return { problem: evaluator.problem, solution };
}

function refuseProblem(errors: readonly ProblemError[]): never {
  const list = errors.map(({ path, message }) => `  ${path}: ${message}`).join("\n");
  throw new InputError(
    `the problem has ${errors.length === 1 ? "a fault" : `${errors.length} faults`}\n${list}`,
    errors,
  );
}

function write(file: string, text: string): void {
  if (file === "-") {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`--out: cannot write ${file} (${getReason(error)})`);
  }
}

/** The message for people on standard error, and VROOM's `{ code, error }` where the answer was to go. */
function refuse(error: unknown, output: string): number {
  const code = error instanceof InputError ? EXIT_CODES.input : EXIT_CODES.internal;
  const message = getReason(error);
  process.stderr.write(`${message}\n`);
  const faults = error instanceof InputError ? { errors: error.errors } : {};
  if (!message.startsWith("--out:")) write(output, `${JSON.stringify({ code, error: message, ...faults })}\n`);
  return code;
}

function main(): number {
  if (process.argv.includes("--help")) {
    process.stdout.write(`${USAGE}\n`);
    return EXIT_CODES.answered;
  }
  let output = "-";
  try {
    const settings = readSettings(process.argv.slice(2));
    output = settings.output;
    write(output, answer(settings));
    return EXIT_CODES.answered;
  } catch (error) {
    return refuse(error, output);
  }
}

process.exitCode = main();
