import { Marker } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { StatusShape } from "../../status/status.tsx";
import type { MapInstance } from "../map-instance.client.ts";
import { computeBounds } from "../map-model.ts";
import { useMap } from "../use-map.ts";
import { fitMapTo, MarkerFrame } from "./marker-frame.tsx";
import type { StatusMapProps, StatusPin } from "./status-map.tsx";

/** The map itself; only ever loaded in the browser, through `StatusMap`. */
export default function StatusMapCanvas(props: StatusMapProps) {
  const { label, pins, chosen, onChoose, styleUrl } = props;
  const latest = useRef(props);
  latest.current = props;

  const points = pins.map(({ point }) => point);
  const { containerRef, instance, failed } = useMap({
    styleUrl,
    look: "calm",
    bounds: () => computeBounds(points),
    furnish: (made) => {
      made.map.on("click", () => latest.current.onChoose(null));
      fitMapTo(made, points, 0);
    },
  });

  return (
    <MarkerFrame
      label={label}
      containerRef={containerRef}
      instance={instance}
      failed={failed}
      places={() => points}
      styleUrl={styleUrl}
    >
      {instance &&
        pins.map((pin) => (
          <PinMarker key={pin.id} pin={pin} instance={instance} chosen={pin.id === chosen} onChoose={onChoose} />
        ))}
    </MarkerFrame>
  );
}

interface PinMarkerProps {
  pin: StatusPin;
  instance: MapInstance;
  chosen: boolean;
  onChoose: (id: string) => void;
}

/** One order: MapLibre places the element, React draws into it. */
function PinMarker({ pin, instance, chosen, onChoose }: PinMarkerProps) {
  const [element] = useState(() => document.createElement("div"));
  const { longitude, latitude } = pin.point;
  useEffect(() => {
    const marker = new Marker({ element, anchor: "center" }).setLngLat([longitude, latitude]).addTo(instance.map);
    return () => void marker.remove();
  }, [element, instance, longitude, latitude]);
  return createPortal(
    <button
      type="button"
      className="map-status"
      aria-label={pin.label}
      title={pin.label}
      aria-pressed={chosen}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(pin.id);
      }}
    >
      <StatusShape kind="order" code={pin.status} size={13} />
    </button>,
    element,
  );
}
