import { type Measure, share } from "./measure.ts";

const ofRoutes = {
  subject: "route",
  unit: "percent",
  by: ["location", "team", "agent", "vehicle"],
  better: "more",
} as const;

/** How full routes were planned to be by each limit, one measure a row: only of routes that have the limit. */
export const fillMeasures = [
  { ...ofRoutes, name: "fill_weight", of: share("fill_weight", "limited_weight"), list: "limited_weight" },
  { ...ofRoutes, name: "fill_volume", of: share("fill_volume", "limited_volume"), list: "limited_volume" },
  { ...ofRoutes, name: "fill_time", of: share("fill_time", "limited_time"), list: "limited_time" },
] as const satisfies readonly Measure[];
