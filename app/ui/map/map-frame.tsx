import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../client/use-hydrated.ts";
import "./map.css";

interface MapFrameProps {
  /** What the map shows, in words. */
  label: string;
  /** The lazily loaded map. */
  canvas: ReactNode;
  /** What floats over it. */
  children?: ReactNode;
}

/** The frame of every map: a quiet sheet of paper on the server and until what draws the map has come. */
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
