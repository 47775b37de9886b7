/**
 * A small language to say what a JSON value must look like. A rule looks at one value, and reports what is wrong by path
 * ("vehicles[2].capacity[0]"); nothing throws, whatever comes in.
 */

export interface ProblemError {
  /** Where, as one would write it in code: `jobs[3].time_windows[0]`. */
  path: string;
  message: string;
}

export interface Report {
  (path: string, message: string): void;
  /** Called with unknown fields and the names that are possible there; without it they are ignored. */
  unknown?(path: string, name: string, names: readonly string[]): void;
}
export type Rule = (value: unknown, path: string, report: Report) => void;

/** Rules by field name; names that end in "?" may be missing. */
export type Fields = Readonly<Record<string, Rule>>;

const group = (value: number): string => value.toLocaleString("en-US");

function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number") return Number.isNaN(value) ? "NaN" : String(value);
  if (typeof value === "string") return `"${value.slice(0, 40)}"`;
  return typeof value === "object" ? "an object" : String(value).slice(0, 40);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A number from `low` to `high`, both included. */
export const number =
  (low: number, high: number): Rule =>
  (value, path, report) => {
    if (typeof value !== "number" || Number.isNaN(value)) report(path, `must be a number, not ${describe(value)}`);
    else if (value < low) report(path, `must be at least ${group(low)}, not ${value}`);
    else if (value > high) report(path, `must be at most ${group(high)}, not ${value}`);
  };

/** A whole number from `low` to `high`, both included. */
export const integer = (low: number, high: number): Rule => {
  const inRange = number(low, high);
  return (value, path, report) => {
    if (typeof value === "number" && Number.isFinite(value) && !Number.isInteger(value)) {
      report(path, `must be a whole number, not ${value}`);
    } else inRange(value, path, report);
  };
};

export const text: Rule = (value, path, report) => {
  if (typeof value !== "string") report(path, `must be text, not ${describe(value)}`);
};

export const boolean: Rule = (value, path, report) => {
  if (typeof value !== "boolean") report(path, `must be true or false, not ${describe(value)}`);
};

/** A field of other solvers that is not supported: better refused than silently left out. */
export const unsupported =
  (advice: string): Rule =>
  (_, path, report) => {
    report(path, `is not supported; ${advice}`);
  };

export const choice =
  (words: readonly string[]): Rule =>
  (value, path, report) => {
    if (typeof value !== "string" || !words.includes(value)) {
      report(path, `must be one of ${words.join(", ")}, not ${describe(value)}`);
    }
  };

export const list =
  (rule: Rule, longest: number): Rule =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, `must be a list, not ${describe(value)}`);
    if (value.length > longest) {
      return report(path, `has ${group(value.length)} entries; at most ${group(longest)} are possible`);
    }
    // By index, because `forEach` would step over the holes of a sparse list.
    for (let index = 0; index < value.length; index++) rule(value[index], `${path}[${index}]`, report);
  };

/** An object with the given fields; other fields are ignored, as VROOM does, and reported. */
export const object = (fields: Fields): Rule => {
  const rules = Object.entries(fields).map(([key, rule]) => ({
    name: key.replace("?", ""),
    optional: key.endsWith("?"),
    rule,
  }));
  const names = rules.map(({ name }) => name);
  return (value, path, report) => {
    if (!isObject(value)) return report(path, `must be an object, not ${describe(value)}`);
    for (const { name, optional, rule } of rules) {
      const field = value[name];
      const place = path === "" ? name : `${path}.${name}`;
      if (field !== undefined) rule(field, place, report);
      else if (!optional) report(place, "is missing");
    }
    if (!report.unknown) return;
    for (const name of Object.keys(value))
      if (!names.includes(name)) report.unknown(path === "" ? name : `${path}.${name}`, name, names);
  };
};

/** An object whose keys are names of the caller's choice. */
export const dictionary =
  (rule: Rule): Rule =>
  (value, path, report) => {
    if (!isObject(value)) return report(path, `must be an object, not ${describe(value)}`);
    for (const [name, field] of Object.entries(value)) rule(field, `${path}.${name}`, report);
  };

/** Longitude and latitude in degrees. */
export const coordinates: Rule = (value, path, report) => {
  if (!Array.isArray(value) || value.length !== 2) return report(path, "must be [longitude, latitude]");
  number(-180, 180)(value[0], `${path}[0]`, report);
  number(-90, 90)(value[1], `${path}[1]`, report);
};

/** Start and end instant, start not after end. */
export const window = (furthest: number): Rule => {
  const instant = integer(-furthest, furthest);
  return (value, path, report) => {
    if (!Array.isArray(value) || value.length !== 2) return report(path, "must be [start, end] in seconds");
    const [start, end]: readonly unknown[] = value;
    instant(start, `${path}[0]`, report);
    instant(end, `${path}[1]`, report);
    if (typeof start === "number" && typeof end === "number" && start > end) {
      report(path, `ends (${end}) before it starts (${start})`);
    }
  };
};

/** A square table of whole numbers or null; ragged rows are named. */
export const squareMatrix =
  (high: number, largest: number): Rule =>
  (value, path, report) => {
    if (!Array.isArray(value)) return report(path, `must be a list of rows, not ${describe(value)}`);
    const size = value.length;
    if (size > largest) return report(path, `has ${group(size)} rows; at most ${group(largest)} are possible`);
    for (let row = 0; row < size; row++) {
      const entries: unknown = value[row];
      if (!Array.isArray(entries)) report(`${path}[${row}]`, `must be a list, not ${describe(entries)}`);
      else if (entries.length !== size) report(`${path}[${row}]`, `has ${entries.length} entries, needs ${size}`);
      else for (let column = 0; column < size; column++) checkEntry(entries[column], row, column);
    }
    function checkEntry(entry: unknown, row: number, column: number): void {
      if (entry === null) return;
      if (typeof entry !== "number" || !Number.isInteger(entry) || entry < 0 || entry > high) {
        const hint = typeof entry === "number" && entry > high ? "; use null for a pair that cannot be traveled" : "";
        report(
          `${path}[${row}][${column}]`,
          `must be a whole number from 0 to ${group(high)}, not ${describe(entry)}${hint}`,
        );
      }
    }
  };
