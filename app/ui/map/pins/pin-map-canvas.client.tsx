import { Marker } from "maplibre-gl";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "#app/platform/geo/place.ts";
import { computeBounds } from "../map-model.ts";
import { useMap } from "../use-map.ts";
import { fitMapTo, MarkerFrame } from "./marker-frame.tsx";
import type { PinMapProps } from "./pin-map.tsx";
import { createChoiceMarker, createPinElement, movePinByKey } from "./pin-markers.client.ts";

const toLngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude];

/** The map itself; only ever loaded in the browser, through `PinMap`. */
export default function PinMapCanvas(props: PinMapProps) {
  const { label, point, choices, origin, styleUrl, fitKey } = props;
  const { t } = useTranslation("map");
  const latest = useRef(props);
  latest.current = props;

  const { containerRef, instance, failed } = useMap({
    styleUrl,
    look: "plain",
    bounds: () => computeBounds(listPlaces(props)),
    furnish: ({ map }) => {
      map.on("click", ({ lngLat }) => latest.current.onMove({ longitude: lngLat.lng, latitude: lngLat.lat }));
      map.getCanvas().style.cursor = "crosshair";
    },
  });

  useEffect(() => {
    if (!instance) return;
    fitMapTo(instance, listPlaces(latest.current), 0);
  }, [instance, fitKey]);

  useEffect(() => {
    instance?.show({
      routes: [],
      depots: origin ? [{ id: "origin", ...origin }] : [],
      unassigned: [],
      selectedRouteId: null,
      selectedStopId: null,
      hovered: null,
    });
  }, [instance, origin]);

  useEffect(() => {
    if (!instance) return;
    const shown = choices.map((choice) =>
      createChoiceMarker(choice, () => latest.current.onMove(choice.point)).addTo(instance.map),
    );
    return () => {
      for (const each of shown) each.remove();
    };
  }, [instance, choices]);

  const pin = useRef<Marker | null>(null);
  const placed = point !== null;
  useEffect(() => {
    if (!instance || !placed) return;
    const element = createPinElement(t("pin"));
    const marker = new Marker({ element, draggable: true, anchor: "bottom" });
    element.addEventListener("keydown", (event) => {
      const moved = movePinByKey(instance.map, marker.getLngLat(), event);
      if (moved) latest.current.onMove(moved);
    });
    element.addEventListener("click", (event) => event.stopPropagation());
    marker.on("dragend", () => {
      const { lng, lat } = marker.getLngLat();
      latest.current.onMove({ longitude: lng, latitude: lat });
    });
    marker.setLngLat(toLngLat(latest.current.point ?? { longitude: 0, latitude: 0 })).addTo(instance.map);
    pin.current = marker;
    return () => {
      pin.current = null;
      marker.remove();
    };
  }, [instance, placed, t]);

  useEffect(() => {
    if (!point || !instance) return;
    pin.current?.setLngLat(toLngLat(point));
    if (!instance.map.getBounds().contains(toLngLat(point)))
      instance.map.easeTo({ center: toLngLat(point), duration: 300 });
  }, [point, instance]);

  return (
    <MarkerFrame
      label={label}
      containerRef={containerRef}
      instance={instance}
      failed={failed}
      places={() => listPlaces(props)}
      styleUrl={styleUrl}
    />
  );
}

function listPlaces({ point, choices, origin }: PinMapProps): Point[] {
  const ends = point ? [point] : origin ? [origin.point] : [];
  return [...ends, ...choices.map((each) => each.point)];
}
