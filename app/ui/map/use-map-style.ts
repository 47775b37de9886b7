import { useRouteLoaderData } from "react-router";

/** MapLibre style of production tiles, by the one setting `mapStyleUrl`; empty for the embedded basemap. */
export function useMapStyle(): string {
  return useRouteLoaderData<{ mapStyleUrl?: string }>("root")?.mapStyleUrl ?? "";
}
