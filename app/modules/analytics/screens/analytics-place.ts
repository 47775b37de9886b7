import { createContext, useContext } from "react";
import type { DashboardName } from "../model/dashboards.ts";
import { buildEmbedPath } from "../model/embed.ts";

/** Where dashboards and rows have their addresses. */
export interface AnalyticsPlace {
  dashboard: (name: DashboardName) => string;
  rows: string;
  /** In a frame of others: orders and routes do not open. */
  isEmbedded: boolean;
}

const ownPlace: AnalyticsPlace = {
  dashboard: (name) => `/analytics/dashboards/${name}`,
  rows: "/analytics/rows",
  isEmbedded: false,
};

/** The addresses below the one of a frame. */
export function toEmbeddedPlace(key: string): AnalyticsPlace {
  const base = buildEmbedPath(key);
  return { dashboard: (name) => `${base}/${name}`, rows: `${base}/rows`, isEmbedded: true };
}

const PlaceContext = createContext(ownPlace);

export const AnalyticsPlaceProvider = PlaceContext.Provider;

export const useAnalyticsPlace = () => useContext(PlaceContext);
