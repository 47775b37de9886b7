import { Maximize, Minus, Plus } from "lucide-react";
import type { Map as MapLibreMap, MapMouseEvent } from "maplibre-gl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GeoPosition } from "#app/platform/geo/zone-geometry.ts";
import { useFormats } from "../../formats/formats-context.tsx";
import { MapCredit } from "../map-credit.tsx";
import { watchScheme } from "../map-palette.ts";
import { MapScale } from "../map-scale.tsx";
import { useMap } from "../use-map.ts";
import { addAreaLayers, findAreaAt, markAreas, showAreas } from "./area-layers.ts";
import type { AreaMapProps } from "./area-map.tsx";
import { DraftOverlay } from "./draft-overlay.tsx";
import { handleAreaKey } from "./draw-keys.ts";
import { roundDegree } from "./drawing.ts";

/** Pixels within which a click selects the existing point. */
const SNAP_PIXELS = 9;

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Zoom and fit, over the map's top right corner. */
function ZoomTools({ map, onFit }: { map: MapLibreMap; onFit: () => void }) {
  const { t } = useTranslation("zones");
  const tools = [
    { label: t("zoom_in"), Icon: Plus, act: () => map.zoomIn() },
    { label: t("zoom_out"), Icon: Minus, act: () => map.zoomOut() },
    { label: t("fit"), Icon: Maximize, act: onFit },
  ];
  return (
    <div className="map-tools" role="toolbar" aria-label={t("tools")} aria-orientation="vertical">
      {tools.map(({ label, Icon, act }) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={act}>
          <Icon {...icon} />
        </button>
      ))}
    </div>
  );
}

/** The map itself; only ever loaded in the browser, through `AreaMap`. */
export default function AreaCanvas(props: AreaMapProps) {
  const { label, styleUrl, areas, selected, view, drawing, locked, marked } = props;
  const { t } = useTranslation("zones");
  const { distance } = useFormats();
  const latest = useRef(props);
  latest.current = props;
  const [pointer, setPointer] = useState<GeoPosition | null>(null);
  const [byKeys, setByKeys] = useState(false);
  const [announced, setAnnounced] = useState("");

  const { containerRef, instance, failed } = useMap({
    styleUrl,
    look: "calm",
    bounds: () => toBounds(view.box),
    furnish: ({ map }, host) => {
      const furnish = () => {
        addAreaLayers(map, host);
        showAreas(map, latest.current.areas);
        markAreas(map, latest.current.selected);
      };
      map.on("style.load", furnish);
      listen(map, latest, (at) => {
        setPointer(at);
        setByKeys(false);
      });
      return styleUrl ? watchScheme(furnish) : undefined;
    },
  });

  const map = instance?.map;
  useEffect(() => {
    if (map?.getSource("areas")) showAreas(map, areas);
  }, [map, areas]);
  useEffect(() => {
    if (map) markAreas(map, selected);
  }, [map, selected]);
  const went = useRef(view.key);
  useEffect(() => {
    const bounds = toBounds(latest.current.view.box);
    if (!map || !bounds || went.current === view.key) return;
    went.current = view.key;
    map.fitBounds(bounds, { padding: 64, maxZoom: 15, duration: 300 });
  }, [map, view.key]);
  useEffect(() => {
    if (!map) return;
    map.getCanvas().style.cursor = drawing.tool === "select" ? "" : "crosshair";
    if (drawing.tool === "select") map.doubleClickZoom.enable();
    else map.doubleClickZoom.disable();
  }, [map, drawing.tool]);

  if (failed) return <p className="map-failed">{t("no_webgl")}</p>;
  const fitAll = () => {
    const bounds = toBounds(latest.current.view.box);
    if (bounds) map?.fitBounds(bounds, { padding: 64, maxZoom: 15, duration: 300 });
  };
  return (
    <div
      className="map-frame area-frame"
      role="application"
      aria-label={label}
      aria-roledescription={t("map")}
      aria-describedby="area-map-keys"
      data-keys={byKeys || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is worked with keys
      tabIndex={0}
      onKeyDown={(event) => {
        if (!map || event.target !== event.currentTarget) return;
        const done = handleAreaKey(event, map, latest.current, { byKeys, fitAll });
        if (!done) return;
        event.preventDefault();
        event.stopPropagation();
        setByKeys(done.byKeys ?? byKeys);
        if (done.at)
          setAnnounced(t(done.announcement, { latitude: done.at[1].toFixed(5), longitude: done.at[0].toFixed(5) }));
      }}
    >
      <div ref={containerRef} className="map-holder" />
      <p id="area-map-keys" className="sr-only">
        {t("keys")}
      </p>
      <p className="sr-only" aria-live="polite">
        {announced}
      </p>
      {map && (
        <>
          <DraftOverlay
            map={map}
            drawing={drawing}
            onDraw={props.onDraw}
            pointer={byKeys ? getCrosshairPosition(map) : pointer}
            locked={locked === true}
            marked={marked ?? null}
          />
          <svg className="map-crosshair" width="34" height="34" aria-hidden="true">
            <path d="M17 1V13M17 21V33M1 17H13M21 17H33" />
            <circle cx="17" cy="17" r="1.5" />
          </svg>
          <ZoomTools map={map} onFit={fitAll} />
          <MapScale map={map} units={distance} />
          <MapCredit styleUrl={styleUrl} />
        </>
      )}
    </div>
  );
}

function toBounds(box: AreaMapProps["view"]["box"]): [number, number, number, number] | null {
  return box && [...box];
}

/** The place under the crosshair. */
function getCrosshairPosition(map: MapLibreMap): GeoPosition {
  const { lng, lat } = map.getCenter();
  return [roundDegree(lng), roundDegree(lat)];
}

function listen(map: MapLibreMap, latest: RefObject<AreaMapProps>, moved: (at: GeoPosition) => void): void {
  const place = ({ lngLat }: MapMouseEvent): GeoPosition => [roundDegree(lngLat.lng), roundDegree(lngLat.lat)];
  const meets = (event: MapMouseEvent, at: GeoPosition | undefined) => {
    if (!at) return false;
    const { x, y } = map.project(at);
    return Math.hypot(x - event.point.x, y - event.point.y) <= SNAP_PIXELS;
  };
  map.on("click", (event) => {
    // Keys continue from the mouse position.
    map.getContainer().parentElement?.focus({ preventScroll: true });
    const { drawing, locked, onDraw, onSelect } = latest.current;
    const { tool, points } = drawing;
    if (tool === "select" || locked) {
      onSelect(findAreaAt(map, event.point), { adding: event.originalEvent.shiftKey || event.originalEvent.ctrlKey });
      return;
    }
    if (tool === "polygon" && points.length >= 3 && meets(event, points[0])) onDraw({ do: "close" });
    else if (!meets(event, points.at(-1))) onDraw({ do: "point", at: place(event) });
  });
  map.on("dblclick", (event) => {
    const { drawing, onDraw, onLine } = latest.current;
    if (drawing.tool === "select") return;
    event.preventDefault();
    if (drawing.tool === "split") onLine?.(drawing.points);
    else onDraw({ do: "close" });
  });
  map.on("mousemove", (event) => {
    if (latest.current.drawing.tool !== "select") moved(place(event));
    else map.getCanvas().style.cursor = findAreaAt(map, event.point) ? "pointer" : "";
  });
}
