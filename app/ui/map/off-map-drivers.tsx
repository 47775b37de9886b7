import { ArrowUp } from "lucide-react";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useTranslation } from "react-i18next";
import { placeEdgeLabels } from "./edge-labels.ts";
import { getRouteColor, type MapDriver, type MapTarget } from "./map-model.ts";
import { useMapMoves } from "./use-map-moves.ts";

interface OffMapDriversProps {
  map: MapLibreMap;
  drivers: readonly MapDriver[];
  onSelect(target: MapTarget): void;
}

/** Drivers outside the view, as labels at the nearest edge; choosing one moves the map there. */
export function OffMapDrivers({ map, drivers, onSelect }: OffMapDriversProps) {
  const { t } = useTranslation("map");
  useMapMoves(map);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const things = drivers.map((of) => ({ of, ...projectDriver(map, of) }));
  return placeEdgeLabels(things, { width, height }).map(({ target: driver, x, y, turn }) => (
    <button
      key={driver.id}
      type="button"
      className={`map-edge rc-${getRouteColor(driver.routeNumber)}`}
      style={{ left: x, top: y }}
      title={t("off_map", { name: driver.name })}
      onClick={() => {
        map.easeTo({ center: [driver.point.longitude, driver.point.latitude], duration: 300 });
        onSelect({ kind: "route", id: driver.id });
      }}
    >
      <span className="route-number">{driver.routeNumber}</span>
      <span className="map-edge-name">{driver.name}</span>
      <ArrowUp size={13} aria-hidden style={{ rotate: `${turn}deg` }} />
    </button>
  ));
}

function projectDriver(map: MapLibreMap, { point }: MapDriver): { x: number; y: number } {
  const { x, y } = map.project([point.longitude, point.latitude]);
  return { x, y };
}
