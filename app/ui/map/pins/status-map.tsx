import type { OrderStatus } from "#app/modules/orders/model/order.enums.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { createLazyMap } from "../lazy-map.ts";
import { MapFrame } from "../map-frame.tsx";
import "./pin-map.css";

const StatusMapCanvas = createLazyMap(() => import("./status-map-canvas.client.tsx"));

/** An order on the map, drawn by the shape of its status. */
export interface StatusPin {
  id: string;
  point: Point;
  status: OrderStatus;
  label: string;
}

export interface StatusMapProps {
  label: string;
  pins: readonly StatusPin[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  styleUrl: string;
}

/** Orders where they go, each a button with the shape of its status. Loads MapLibre when shown. */
export function StatusMap(props: StatusMapProps) {
  return <MapFrame label={props.label} canvas={<StatusMapCanvas {...props} />} />;
}
