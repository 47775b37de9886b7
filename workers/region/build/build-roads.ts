import { roadsMagic, roadsVersion } from "../run/edge-flags.ts";
import { directoryBytes } from "../run/roads-directory.ts";
import { computeArcCosts } from "./arc-costs.ts";
import { ByteWriter } from "./byte-writer.ts";
import { contractGraph } from "./hierarchy.ts";
import { packRoads } from "./pack-roads.ts";
import { RegionError } from "./region-error.ts";
import { buildRoadGraph } from "./road-graph.ts";
import type { Streets } from "./streets.ts";
import { type ModeName, modeNames } from "./travel-modes.ts";

/** What came of the roads of a mode. */
export interface RoadsSummary {
  mode: ModeName;
  junctions: number;
  edges: number;
  bytes: number;
}

/** `roads.bin` of an extract: a directory, then the roads of every mode. Throws a RegionError where no car can go. */
export function buildRoads(
  streets: Streets,
  progress?: (step: string) => void,
): { bytes: Uint8Array; summary: RoadsSummary[] } {
  const parts = modeNames.map((mode) => {
    const graph = buildRoadGraph(streets, mode);
    if (mode === "car" && graph.edges.length === 0) throw new RegionError("the extract holds no roads for cars");
    progress?.(`roads for ${mode}: ${graph.longitudes.length} junctions`);
    const costs = computeArcCosts(graph);
    const arcs = graph.arcs.map((arc, at) => ({
      ...arc,
      cost: costs[at] ?? 0,
      length: graph.edges[arc.edge >> 1]?.length ?? 0,
    }));
    const bytes = packRoads(graph, contractGraph(graph.longitudes.length, arcs));
    return {
      bytes,
      summary: { mode, junctions: graph.longitudes.length, edges: graph.edges.length, bytes: bytes.length },
    };
  });
  const head = new ByteWriter();
  head.unsigned(roadsMagic);
  head.unsigned(roadsVersion);
  head.unsigned(parts.length);
  for (const { summary, bytes } of parts) {
    head.text(summary.mode);
    head.unsigned(bytes.length);
  }
  const out = new ByteWriter();
  out.append(head.result());
  out.append(new Uint8Array(directoryBytes - head.length));
  for (const { bytes } of parts) out.append(bytes);
  return { bytes: out.result(), summary: parts.map(({ summary }) => summary) };
}
