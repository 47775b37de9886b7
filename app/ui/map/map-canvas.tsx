import type { MapMouseEvent } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isInsideLoop, type ScreenPoint } from "./draw/lasso-geometry.ts";
import { useLasso } from "./draw/use-lasso.ts";
import { MapCredit } from "./map-credit.tsx";
import { listLegs } from "./map-features.ts";
import type { MapInstance } from "./map-instance.client.ts";
import { handleMapKey } from "./map-keys.ts";
import { touchLayers } from "./map-layers.ts";
import { computeBounds, listScenePoints, type MapLayerGroup, type MapScene, type MapTarget } from "./map-model.ts";
import { MapScale } from "./map-scale.tsx";
import { MapTools } from "./map-tools.tsx";
import type { MapViewProps } from "./map-view.tsx";
import { OffMapDrivers } from "./off-map-drivers.tsx";
import { useMap } from "./use-map.ts";
import { useWays } from "./way-cache.ts";

/** Pixels kept free around what is fitted, for the tools and the scale. */
const padding = 56;

/** The map itself; only ever loaded in the browser, through `MapView`. */
export default function MapCanvas({
  label,
  scene,
  styleUrl,
  units,
  fitKey,
  follow,
  onSelect,
  onHover,
  onLasso,
}: MapViewProps) {
  const { t } = useTranslation("map");
  const latest = useRef({ scene, onSelect, onHover });
  latest.current = { scene, onSelect, onHover };
  const fitted = useRef<string | null>(null);
  const [lassoing, setLassoing] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<MapLayerGroup>>(new Set());

  const { containerRef, instance, failed } = useMap({
    styleUrl,
    look: "calm",
    bounds: () => computeBounds(listScenePoints(scene)),
    furnish: (made) => listen(made, latest),
  });

  const legs = listLegs(scene);
  const wayOf = useWays(legs);
  useEffect(() => instance?.show(scene, wayOf), [instance, scene, wayOf]);
  useEffect(() => instance?.setHidden(hidden), [instance, hidden]);
  useEffect(() => {
    // The key alone decides when the view jumps: a scene changes with every drag.
    if (!instance || fitted.current === fitKey) return;
    fit(instance, latest.current.scene, { duration: fitted.current === null ? 0 : 300 });
    fitted.current = fitKey;
  }, [instance, fitKey]);
  useEffect(() => {
    if (instance && scene.selectedStopId) reveal(instance, latest.current.scene, scene.selectedStopId);
  }, [instance, scene.selectedStopId]);

  const [followLongitude, followLatitude] = [follow?.longitude, follow?.latitude];
  useEffect(() => {
    if (followLongitude === undefined || followLatitude === undefined) return;
    instance?.map.easeTo({ center: [followLongitude, followLatitude], duration: 300 });
  }, [instance, followLongitude, followLatitude]);

  const lasso = useLasso((loop) => {
    setLassoing(false);
    if (instance) onLasso?.(listLassoed(instance, scene, loop));
  });

  if (failed) return <p className="map-failed">{t("no_webgl")}</p>;
  return (
    <div
      className="map-frame"
      role="application"
      aria-label={label}
      aria-roledescription={t("map")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === "Escape" && lassoing) setLassoing(false);
        else if (instance)
          handleMapKey(event, instance.map, scene, {
            select: onSelect,
            fit: () => fit(instance, scene, { duration: 300 }),
          });
      }}
    >
      <div ref={containerRef} className="map-holder" />
      {lassoing && (
        <svg className="map-lasso" aria-hidden="true" {...lasso.handlers}>
          <polygon points={lasso.loop.map(({ x, y }) => `${x},${y}`).join(" ")} />
        </svg>
      )}
      {instance && (
        <>
          <MapTools
            lassoing={lassoing}
            onLasso={onLasso ? () => setLassoing(!lassoing) : null}
            hidden={hidden}
            onHidden={setHidden}
            onZoom={(by) => instance.map.easeTo({ zoom: instance.map.getZoom() + by })}
            onFit={() => fit(instance, scene, { duration: 300 })}
          />
          {legs.some((leg) => wayOf(...leg) === "estimated") && <EstimatedLegend />}
          <OffMapDrivers map={instance.map} drivers={scene.drivers ?? []} onSelect={onSelect} />
          <MapScale map={instance.map} units={units} />
          <MapCredit styleUrl={styleUrl} />
        </>
      )}
    </div>
  );
}

function fit({ map }: MapInstance, scene: MapScene, { duration }: { duration: number }): void {
  const bounds = computeBounds(listScenePoints(scene));
  if (bounds) map.fitBounds(bounds, { padding, maxZoom: 14, duration });
}

/** Moves the view when a stop is hidden or close to the edge. */
function reveal({ map }: MapInstance, scene: MapScene, stopId: string): void {
  const stop = scene.routes.flatMap((route) => route.stops).find((each) => each.id === stopId);
  const place = stop ?? scene.unassigned.find((each) => each.id === stopId);
  if (!place) return;
  const at: [number, number] = [place.point.longitude, place.point.latitude];
  const { x, y } = map.project(at);
  const { clientWidth, clientHeight } = map.getContainer();
  const inside = x > 40 && y > 40 && x < clientWidth - 60 && y < clientHeight - 40;
  if (!inside) map.easeTo({ center: at, duration: 300 });
}

function listLassoed({ map }: MapInstance, scene: MapScene, loop: readonly ScreenPoint[]): string[] {
  const places = [...scene.routes.flatMap((route) => route.stops), ...scene.unassigned];
  return places
    .filter(({ point }) => isInsideLoop(map.project([point.longitude, point.latitude]), loop))
    .map((place) => place.id);
}

type Latest = { current: Pick<MapViewProps, "scene" | "onSelect" | "onHover"> };

function listen({ map }: MapInstance, latest: Latest): void {
  const found = (event: MapMouseEvent) => {
    const layers = touchLayers.filter((id) => map.getLayer(id));
    const box: [[number, number], [number, number]] = [
      [event.point.x - 3, event.point.y - 3],
      [event.point.x + 3, event.point.y + 3],
    ];
    const features = map.queryRenderedFeatures(box, { layers });
    return layers.map((id) => features.find((feature) => feature.layer.id === id)).find((feature) => feature);
  };
  map.on("click", (event) => {
    const feature = found(event);
    if (feature?.properties.cluster) {
      const [longitude, latitude] = feature.geometry.type === "Point" ? feature.geometry.coordinates : [];
      if (longitude !== undefined && latitude !== undefined)
        map.easeTo({ center: [longitude, latitude], zoom: map.getZoom() + 2 });
      return;
    }
    latest.current.onSelect(feature ? toTarget(feature.properties) : null);
  });
  map.on("mousemove", (event) => {
    const feature = found(event);
    map.getCanvas().style.cursor = feature ? "pointer" : "";
    const target = feature && !feature.properties.cluster ? toTarget(feature.properties) : null;
    if (!isSameTarget(target, latest.current.scene.hovered)) latest.current.onHover(target);
  });
  map.on("mouseout", () => latest.current.scene.hovered && latest.current.onHover(null));
}

/** What a drawn feature stands for. */
function toTarget({ kind, id, route }: Record<string, unknown>): MapTarget {
  if (kind === undefined) return { kind: "unassigned", id: String(id) };
  if (kind === "line" || kind === "tag" || kind === "driver") return { kind: "route", id: String(route) };
  return { kind: "stop", id: String(id), routeId: String(route) };
}

function isSameTarget(a: MapTarget | null, b: MapTarget | null): boolean {
  return a === b || (a !== null && b !== null && a.kind === b.kind && a.id === b.id);
}

/** Explains why some lines of a map are straight and dashed while others follow streets. */
function EstimatedLegend() {
  const { t } = useTranslation("map");
  return (
    <p className="map-legend">
      <svg width="28" height="6" aria-hidden="true">
        <path d="M0 3H28" />
      </svg>
      {t("estimated")}
    </p>
  );
}
