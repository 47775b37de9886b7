import { useRouteLoaderData } from "react-router";

/** Address of the production map style; empty for the embedded basemap. The root gives it to every page. */
export function useMapStyle(): string {
  const root = useRouteLoaderData<{ mapStyleUrl?: string }>("root");
  return root?.mapStyleUrl ?? "";
}
