import { useEffect, useRef, useState } from "react";
import { MapCredit } from "./map-credit.tsx";
import { createMap } from "./map-instance.ts";
import { boundsOf, type MapScene } from "./map-model.ts";
import type { SmallMapProps } from "./small-map.tsx";
import { addDelivery } from "./small-map-layers.ts";

const nothing: MapScene = {
  routes: [],
  depots: [],
  unassigned: [],
  selectedRouteId: null,
  selectedStopId: null,
  hovered: null,
};

/** The real map of one delivery; only ever loaded in the browser, through `SmallMap`. */
export default function SmallMapCanvas(props: SmallMapProps) {
  const { label, destination, origin, position, vague, styleUrl } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  const key = JSON.stringify([destination, origin, position, vague]);

  useEffect(() => {
    if (!holder.current) return;
    const places = [destination, ...(origin ? [origin.point] : []), ...(position ? [position] : [])];
    try {
      const made = createMap({ container: holder.current, styleUrl, look: "plain", bounds: boundsOf(places) });
      made.show({ ...nothing, depots: origin ? [{ id: "origin", ...origin }] : [] });
      made.map.on("style.load", () => addDelivery(made.map, latest.current, holder.current));
      made.map.scrollZoom.disable();
      return () => made.remove();
    } catch {
      setFailed(true);
      return;
    }
  }, [key, styleUrl]);

  if (failed) return <p className="map-failed">{label}</p>;
  return (
    <div className="map-frame" role="img" aria-label={label}>
      <div ref={holder} className="map-holder" />
      <MapCredit styleUrl={styleUrl} />
    </div>
  );
}
