/** Readers of the public benchmark formats: Solomon and Gehring–Homberger, Li–Lim, VRPLIB with its section per property. */
import { readFileSync } from "node:fs";

/** One place: index 0 is the depot in the first two formats. */
export interface Row {
  x: number;
  y: number;
  demand: number;
  ready: number;
  due: number;
  service: number;
  /** Li–Lim: index of the pickup and of the delivery, 0 for none. */
  pickup: number;
  delivery: number;
}

export interface Table {
  vehicles: number;
  capacity: number;
  rows: Row[];
}

const numbers = (line: string): number[] => line.trim().split(/\s+/).map(Number);

/** Solomon's header words, then number and capacity, then customers; Li–Lim has the numbers in its first line. */
export function readTable(path: string): Table {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .map(numbers)
    .filter((row) => row.length > 1 && row.every((value) => !Number.isNaN(value)));
  const [head, ...rest] = lines;
  const rows = rest.map(([, x = 0, y = 0, demand = 0, ready = 0, due = 0, service = 0, pickup = 0, delivery = 0]) => {
    return { x, y, demand, ready, due, service, pickup, delivery };
  });
  return { vehicles: head?.[0] ?? 0, capacity: head?.[1] ?? 0, rows };
}

export interface VrpLib {
  value(name: string): string | undefined;
  /** Rows of a section without their first number, in order; undefined when the file has none. */
  section(name: string): number[][] | undefined;
}

export function readVrpLib(path: string): VrpLib {
  const values = new Map<string, string>();
  const sections = new Map<string, number[][]>();
  let rows: number[][] | undefined;
  for (const line of readFileSync(path, "utf8")
    .split("\n")
    .map((text) => text.trim())) {
    const property = /^([A-Z_0-9]+)\s*:\s*(.*)$/.exec(line);
    if (property) values.set(property[1] ?? "", property[2] ?? "");
    else if (line.endsWith("_SECTION")) {
      rows = [];
      sections.set(line, rows);
    } else if (line !== "" && line !== "EOF") rows?.push(numbers(line).slice(1));
  }
  return { value: (name) => values.get(name), section: (name) => sections.get(`${name}_SECTION`) };
}

/** Cost of a `.sol` file. */
export function readSolutionCost(path: string): number {
  return Number(/^Cost:?\s*([\d.]+)/m.exec(readFileSync(path, "utf8"))?.[1]);
}
