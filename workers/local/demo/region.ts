/** The demo's region and the file of its street data, from the root of the repository (see NOTICE). */
export const demoRegion = { id: "li", extract: "workers/local/demo/extract/liechtenstein.osm.pbf" } as const;
