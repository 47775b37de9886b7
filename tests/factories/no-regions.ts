import type { Regions } from "#workers/ports/regions.ts";

/** An installation without its own streets. */
export const noRegions: Regions = {
  all: async () => [],
  room: () => {
    throw new Error("there is no region to ask");
  },
};
