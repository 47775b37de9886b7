import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../client/use-hydrated.ts";
import "./map.css";

interface MapFrameProps {
  /** Description of the map for screen readers. */
  label: string;
  /** The lazily loaded map. */
  canvas: ReactNode;
  /** Content over the map. */
  children?: ReactNode;
}

/** The frame of every map: a blank sheet on the server and until the map is loaded. */
export function MapFrame({ label, canvas, children }: MapFrameProps) {
  const inBrowser = useHydrated();
  const paper = <div className="map-paper" role="img" aria-label={label} />;
  return (
    <div className="map-view">
      {inBrowser ? <Suspense fallback={paper}>{canvas}</Suspense> : paper}
      {children}
    </div>
  );
}
