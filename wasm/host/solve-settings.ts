import { parseArgs } from "node:util";
import type { ProblemError } from "./shape.ts";

/** Something the caller can correct: arguments, files, or the problem itself. */
export class InputError extends Error {
  readonly errors: readonly ProblemError[];

  constructor(message: string, errors: readonly ProblemError[] = []) {
    super(message);
    this.errors = errors;
  }
}

export interface Settings {
  /** File names; "-" is standard input and output. */
  input: string;
  output: string;
  /** How long to search, by time or by iterations; or not at all, to evaluate the steps that the problem gives. */
  effort: { kind: "seconds"; seconds: number } | { kind: "iterations"; iterations: number } | { kind: "plan" };
  seed: number;
}

export const USAGE =
  "usage: solve --in problem.json [--out solution.json] [--seconds S | --iterations N | --plan] [--seed K]\n" +
  "       - stands for standard input or output; --plan evaluates the vehicles' steps and searches nothing";

const DEFAULT_SECONDS = 5;
const text = { type: "string" } as const;
const options = {
  in: text,
  out: text,
  seconds: text,
  iterations: text,
  seed: text,
  plan: { type: "boolean" },
} as const;

interface Range {
  low: number;
  high: number;
  whole: boolean;
}
const RANGES = {
  seconds: { low: 0.01, high: 86_400, whole: false },
  iterations: { low: 1, high: 2_000_000_000, whole: true },
  seed: { low: 0, high: 2 ** 31 - 1, whole: true },
} as const satisfies Record<string, Range>;

/** Reads the arguments. Throws an InputError that names the argument. */
export function readSettings(args: readonly string[]): Settings {
  const values = parse(args);
  if (values.in === undefined) throw new InputError(`--in: is missing\n${USAGE}`);
  const given = (["seconds", "iterations", "plan"] as const).filter((name) => values[name] !== undefined);
  if (given.length > 1) throw new InputError(`${given.map((name) => `--${name}`).join(" and ")}: give one of them`);
  return {
    input: values.in,
    output: values.out ?? "-",
    effort: readEffort(values),
    seed: readNumber("seed", values.seed) ?? 0,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message : "bad arguments"}\n${USAGE}`);
  }
}

function readEffort(values: { seconds?: string; iterations?: string; plan?: boolean }): Settings["effort"] {
  if (values.plan) return { kind: "plan" };
  const iterations = readNumber("iterations", values.iterations);
  if (iterations !== null) return { kind: "iterations", iterations };
  return { kind: "seconds", seconds: readNumber("seconds", values.seconds) ?? DEFAULT_SECONDS };
}

function readNumber(name: keyof typeof RANGES, value: string | undefined): number | null {
  if (value === undefined) return null;
  const { low, high, whole } = RANGES[name];
  const number = value.trim() === "" ? Number.NaN : Number(value);
  if (number >= low && number <= high && (!whole || Number.isInteger(number))) return number;
  throw new InputError(`--${name}: must be a ${whole ? "whole " : ""}number from ${low} to ${high}, not "${value}"`);
}
