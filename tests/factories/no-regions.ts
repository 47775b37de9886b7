import type { Regions } from "#workers/ports/regions.ts";

/** An installation without streets of its own. */
export const noRegions: Regions = {
  all: async () => [],
  room: () => {
    throw new Error("there is no region to ask");
  },
};
