import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { start } from "./run.ts";
import { searchFor } from "./time-budget.ts";

/**
 * `node wasm/host/solve.ts --in problem.json --out solution.json [--seconds S | --iterations N] [--seed K]`
 *
 * VROOM's JSON in and out (see wasm/README.md). Exit code 0: solved, also when tasks had to stay out; 1: bug or unreadable
 * kernel; 2: bad input or bad arguments, as VROOM's input error; then the answer is `{ code, error, errors }`.
 */
const exitCodes = { solved: 0, internal: 1, input: 2 } as const;
const usage =
  "solve --in problem.json [--out solution.json] [--seconds S | --iterations N] [--seed K]   (- is standard input or output)";
const wasmFile = new URL("../build/solver.wasm", import.meta.url);
const defaultSeconds = 5;

class InputError extends Error {
  readonly errors: readonly { path: string; message: string }[];
  constructor(message: string, errors: readonly { path: string; message: string }[]) {
    super(message);
    this.errors = errors;
  }
}

interface Settings {
  input: string;
  output: string;
  seconds: number | null;
  iterations: number | null;
  seed: number;
}

function readSettings(): Settings {
  const options = {
    in: { type: "string" },
    out: { type: "string" },
    seconds: { type: "string" },
    iterations: { type: "string" },
    seed: { type: "string" },
  } as const;
  let values: { in?: string; out?: string; seconds?: string; iterations?: string; seed?: string };
  try {
    ({ values } = parseArgs({ options, allowPositionals: false }));
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message : "bad arguments"}\n${usage}`, []);
  }
  const number = (
    name: "seconds" | "iterations" | "seed",
    low: number,
    high: number,
    whole: boolean,
  ): number | null => {
    const text = values[name];
    if (text === undefined) return null;
    const value = Number(text);
    if (
      text.trim() === "" ||
      Number.isNaN(value) ||
      value < low ||
      value > high ||
      (whole && !Number.isInteger(value))
    ) {
      throw new InputError(
        `--${name}: must be a ${whole ? "whole " : ""}number from ${low} to ${high}, not "${text}"`,
        [],
      );
    }
    return value;
  };
  if (values.in === undefined) throw new InputError(`--in: is missing\n${usage}`, []);
  const seconds = number("seconds", 0.01, 86_400, false);
  const iterations = number("iterations", 1, 2_000_000_000, true);
  if (seconds !== null && iterations !== null) throw new InputError("--seconds and --iterations: give one of them", []);
  return {
    input: values.in,
    output: values.out ?? "-",
    seconds,
    iterations,
    seed: number("seed", 0, 2 ** 31 - 1, true) ?? 0,
  };
}

function readProblem(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new InputError(
      `--in: cannot read ${file} (${error instanceof Error ? error.message : "unknown reason"})`,
      [],
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`--in: ${file} is no JSON (${error instanceof Error ? error.message : "unknown reason"})`, []);
  }
}

function run(settings: Settings): string {
  const problem = readProblem(settings.input);
  const began = process.cpuUsage();
  const module = new WebAssembly.Module(readFileSync(wasmFile));
  const started = start(module, problem, { iterations: settings.iterations ?? 1, seed: settings.seed });
  if ("errors" in started) {
    const list = started.errors.map(({ path, message }) => `  ${path}: ${message}`).join("\n");
    throw new InputError(`the problem has ${started.errors.length} fault(s)\n${list}`, started.errors);
  }
  const cpu = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const { kernel } = started.ok;
  const progress =
    settings.iterations === null
      ? searchFor(kernel, settings.seconds ?? defaultSeconds, cpu)
      : kernel.run(settings.iterations);
  const solution = started.ok.solution();
  const { cost, unassigned, routes } = solution.summary;
  process.stderr.write(
    `cost ${cost}, ${routes} routes, ${unassigned} unassigned, ${progress.iterations} iterations, ${cpu().toFixed(2)} s CPU, seed ${settings.seed}\n`,
  );
  return `${JSON.stringify(solution)}\n`;
}

function write(file: string, text: string): void {
  if (file === "-") {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(
      `--out: cannot write ${file} (${error instanceof Error ? error.message : "unknown reason"})`,
      [],
    );
  }
}

function main(): number {
  let output = "-";
  try {
    const settings = readSettings();
    output = settings.output;
    write(output, run(settings));
    return exitCodes.solved;
  } catch (error) {
    return refuse(error, output);
  }
}

/** The message for people on standard error, and VROOM's `{ code, error }` where the answer was to go. */
function refuse(error: unknown, output: string): number {
  const isInput = error instanceof InputError;
  const code = isInput ? exitCodes.input : exitCodes.internal;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  const answer = `${JSON.stringify({ code, error: message, ...(isInput ? { errors: error.errors } : {}) })}\n`;
  if (!message.startsWith("--out:")) write(output, answer);
  return code;
}

process.exitCode = main();
