import { sumCountValues } from "../db/document-counts.server.ts";

/** Number of items per tab of an area; a tab without a number shows none. */
export type PartCounts = Readonly<Record<string, number>>;

export const sumPartCounts = async (counts: Promise<Record<string, number>>) => sumCountValues(await counts);

/** Counts of the tabs, read at once. */
export async function countParts(parts: Readonly<Record<string, Promise<number>>>): Promise<PartCounts> {
  return Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([key, n]) => [key, await n] as const)));
}
