import { useMemo } from "react";
import type { Point } from "#app/domain/kernel/place.ts";
import { useFormats } from "../formats/formats-context.tsx";
import { MapView } from "./map-view.tsx";

interface PlaceMapProps {
  label: string;
  from: { name: string; point: Point | null };
  to: { name: string; point: Point | null };
  styleUrl: string;
}

/** A small map of one way: from a depot to a door. Nothing where no point is known. */
export function PlaceMap({ label, from, to, styleUrl }: PlaceMapProps) {
  const { distance } = useFormats();
  const scene = useMemo(() => {
    const stop = to.point && { id: "to", number: 1, point: to.point, label: to.name, lateness: 0 as const, mark: null };
    return {
      routes: stop ? [{ id: "way", number: 1, label: to.name, stops: [stop], start: from.point, end: null }] : [],
      depots: from.point ? [{ id: "from", point: from.point, label: from.name }] : [],
      unassigned: [],
      selectedRouteId: "way",
      selectedStopId: null,
      hovered: null,
    };
  }, [from, to]);
  if (!from.point && !to.point) return null;
  return (
    <div className="place-map">
      <MapView
        label={label}
        scene={scene}
        styleUrl={styleUrl}
        units={distance}
        fitKey={label}
        onSelect={nothing}
        onHover={nothing}
      />
    </div>
  );
}

function nothing() {}
