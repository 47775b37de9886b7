import { readFileSync } from "node:fs";
import { RegionError } from "./region-error.ts";

/** What a question's file holds, `{ "points": [[lon, lat], …] }`; throws a RegionError that says what is wrong with it. */
export function readPoints(path: string | undefined): [number, number][] {
  const found = readField(path, "points");
  const isPoint = (each: unknown): each is [number, number] =>
    Array.isArray(each) &&
    each.length === 2 &&
    each.every(Number.isFinite) &&
    Math.abs(each[0]) <= 180 &&
    Math.abs(each[1]) <= 90;
  if (!Array.isArray(found) || !found.every(isPoint))
    throw new RegionError(`${path}: points are { "points": [[longitude, latitude], …] } in degrees`);
  return found;
}

/** Addresses, a line each: `{ "addresses": ["Städtle 12, Vaduz", …] }`. */
export function readLines(path: string | undefined): string[] {
  const found = readField(path, "addresses");
  if (!Array.isArray(found) || !found.every((each) => typeof each === "string"))
    throw new RegionError(`${path}: addresses are { "addresses": ["Städtle 12, Vaduz", …] }`);
  return found;
}

function readField(path: string | undefined, name: string): unknown {
  if (!path) throw new RegionError(`--in names a file with ${name}`);
  const value = parseFile(path, readText(path));
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new RegionError(`there is no file ${path}`);
  }
}

function parseFile(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RegionError(`${path} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
