import { fileURLToPath } from "node:url";

/** The demo's region and its street data (see NOTICE). */
export const demoRegion = {
  id: "li",
  extract: fileURLToPath(new URL("extract/liechtenstein.osm.pbf", import.meta.url)),
} as const;
