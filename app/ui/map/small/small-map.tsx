import { Suspense, useEffect, useRef, useState } from "react";
import type { Point } from "#app/platform/geo/place.ts";
import { createLazyMap } from "../lazy-map.ts";
import { projectSketch, SKETCH_SIZE } from "./sketch.ts";
import "../map.css";

const SmallMapCanvas = createLazyMap(() => import("./small-map-canvas.tsx"));

export interface SmallMapProps {
  /** What the map shows, in words: "Delivery to 22303 Hamburg". */
  label: string;
  /** Where it goes. */
  destination: Point;
  /** Where it comes from: the depot. */
  origin?: { point: Point; label: string } | null;
  /** Where the driver is. */
  position?: Point | null;
  /** Radius in meters of a circle shown instead of the exact position, for people who have not verified themselves. */
  vague?: number;
  styleUrl: string;
}

/**
 * A map of one delivery for order and tracking pages. The server draws a sketch (grid, pin, dotted way) that needs no
 * script; MapLibre takes over when the map comes into view and the page is idle.
 */
export function SmallMap(props: SmallMapProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!holder.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setTimeout(() => setNear(true), 200);
    });
    observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);
  const sketch = <Sketch {...props} />;
  return (
    <div className="map-view" ref={holder}>
      {near ? (
        <Suspense fallback={sketch}>
          <SmallMapCanvas {...props} />
        </Suspense>
      ) : (
        sketch
      )}
    </div>
  );
}

function Sketch({ label, destination, origin, position, vague }: SmallMapProps) {
  const places = [destination, ...(origin ? [origin.point] : []), ...(position ? [position] : [])];
  const { at, pixels, grid } = projectSketch(places);
  const [x, y] = at(destination);
  const from = position ?? origin?.point;
  return (
    <svg
      className="map-sketch"
      viewBox={`0 0 ${SKETCH_SIZE.width} ${SKETCH_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className="sk-grid" d={grid} />
      {from && <path className="sk-way" d={`M${at(from).join(" ")}L${x} ${y}`} />}
      {origin && <Depot at={at(origin.point)} label={origin.label} />}
      {vague ? (
        <circle className="sk-near" cx={x} cy={y} r={Math.max(24, vague / pixels)} />
      ) : (
        <path
          className="sk-pin"
          transform={`translate(${x} ${y})`}
          d="M0 3C-11-10-16-17-16-25a16 16 0 0 1 32 0C16-17 11-10 0 3Z"
        />
      )}
    </svg>
  );
}

function Depot({ at: [x, y], label }: { at: [number, number]; label: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="sk-depot" x="-10" y="-10" width="20" height="20" rx="6" />
      <text className="sk-name" y="26" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
