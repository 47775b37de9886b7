import { fileURLToPath } from "node:url";

/** Where the demo lives, and what its streets are made of (see NOTICE). */
export const demoRegion = {
  id: "li",
  extract: fileURLToPath(new URL("extract/liechtenstein.osm.pbf", import.meta.url)),
  folder: fileURLToPath(new URL("../../../build", import.meta.url)),
} as const;
