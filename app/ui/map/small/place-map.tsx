import type { Point } from "#app/platform/geo/place.ts";
import { SmallMap } from "./small-map.tsx";

interface PlaceMapProps {
  label: string;
  from: { name: string; point: Point | null };
  to: { name: string; point: Point | null };
  styleUrl: string;
}

/** A small map from a depot to a destination. Nothing without a known destination. */
export function PlaceMap({ label, from, to, styleUrl }: PlaceMapProps) {
  if (!to.point) return null;
  const origin = from.point ? { point: from.point, label: from.name } : null;
  return (
    <div className="place-map">
      <SmallMap label={label} destination={to.point} origin={origin} styleUrl={styleUrl} />
    </div>
  );
}
