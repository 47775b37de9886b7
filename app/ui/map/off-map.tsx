import { ArrowUp } from "lucide-react";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useTranslation } from "react-i18next";
import { edgeLabels } from "./edge-labels.ts";
import { colourOf, type MapDriver, type MapTarget } from "./map-model.ts";
import { useMoves } from "./use-moves.ts";

interface OffMapProps {
  map: MapLibreMap;
  drivers: readonly MapDriver[];
  onSelect(target: MapTarget): void;
}

/** Who drives beyond the map's edge, at the edge that they are behind; the map goes there when one is chosen. */
export function OffMap({ map, drivers, onSelect }: OffMapProps) {
  const { t } = useTranslation("map");
  useMoves(map);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const things = drivers.map((of) => ({ of, ...placeOf(map, of) }));
  return edgeLabels(things, { width, height }).map(({ of: driver, x, y, turn }) => (
    <button
      key={driver.id}
      type="button"
      className={`map-edge rc-${colourOf(driver.routeNumber)}`}
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

function placeOf(map: MapLibreMap, { point }: MapDriver): { x: number; y: number } {
  const { x, y } = map.project([point.longitude, point.latitude]);
  return { x, y };
}
