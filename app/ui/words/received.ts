import type { Say } from "./word.ts";

/** "9 of 12 packages", where packages were counted on receipt. */
export function countOf({ expected, received }: Readonly<Record<string, unknown>>, say: Say): string {
  return typeof expected === "number" && typeof received === "number"
    ? say("shipments:received_of", { received, expected })
    : "";
}
