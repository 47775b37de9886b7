import { useEffect, useRef, useState } from "react";
import { MapCredit } from "../map-credit.tsx";
import { createMap, type MapInstance } from "../map-instance.client.ts";
import { computeBounds, type MapScene } from "../map-model.ts";
import { useWays } from "../way-cache.ts";
import type { SmallMapProps } from "./small-map.tsx";
import { addDelivery, listDeliveryLegs, showDelivery } from "./small-map-layers.ts";

const emptyScene: MapScene = {
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
  const wayOf = useWays(listDeliveryLegs(props));
  const ways = useRef(wayOf);
  ways.current = wayOf;
  const shown = useRef<MapInstance | null>(null);
  const key = JSON.stringify([destination, origin, position, vague]);

  useEffect(() => {
    if (!holder.current) return;
    const places = [destination, ...(origin ? [origin.point] : []), ...(position ? [position] : [])];
    try {
      const made = createMap({ container: holder.current, styleUrl, look: "plain", bounds: computeBounds(places) });
      made.show({ ...emptyScene, depots: origin ? [{ id: "origin", ...origin }] : [] });
      made.map.on("style.load", () => addDelivery(made.map, latest.current, ways.current, holder.current));
      shown.current = made;
      made.map.scrollZoom.disable();
      return () => {
        shown.current = null;
        made.remove();
      };
    } catch {
      setFailed(true);
      return;
    }
  }, [key, styleUrl]);

  useEffect(() => {
    if (shown.current) showDelivery(shown.current.map, latest.current, wayOf);
  }, [wayOf]);

  if (failed) return <p className="map-failed">{label}</p>;
  return (
    <div className="map-frame">
      <div ref={holder} className="map-holder" role="img" aria-label={label} />
      <MapCredit styleUrl={styleUrl} />
    </div>
  );
}
