import { Maximize, Minus, Plus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "#app/platform/geo/place.ts";
import { MapCredit } from "../map-credit.tsx";
import type { MapInstance } from "../map-instance.client.ts";
import { computeBounds } from "../map-model.ts";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

interface MarkerFrameProps {
  label: string;
  containerRef: RefObject<HTMLDivElement | null>;
  instance: MapInstance | null;
  failed: boolean;
  /** The points that "fit" shows. */
  places: () => readonly Point[];
  styleUrl: string;
  children?: ReactNode;
}

/** The frame of a map of markers: zoom and fit in its corner, and a message if it cannot be rendered. */
export function MarkerFrame({ label, containerRef, instance, failed, places, styleUrl, children }: MarkerFrameProps) {
  const { t } = useTranslation("map");
  if (failed) return <p className="map-failed">{t("no_webgl")}</p>;
  const zoom = (by: 1 | -1) => instance?.map.easeTo({ zoom: instance.map.getZoom() + by });
  return (
    <section className="map-frame" aria-label={label}>
      <div ref={containerRef} className="map-holder" />
      <div className="map-tools" role="toolbar" aria-label={t("tools")} aria-orientation="vertical">
        <button type="button" aria-label={t("zoom_in")} title={t("zoom_in")} onClick={() => zoom(1)}>
          <Plus {...icon} />
        </button>
        <button type="button" aria-label={t("zoom_out")} title={t("zoom_out")} onClick={() => zoom(-1)}>
          <Minus {...icon} />
        </button>
        <button
          type="button"
          aria-label={t("fit_pin")}
          title={t("fit_pin")}
          onClick={() => fitMapTo(instance, places(), 300)}
        >
          <Maximize {...icon} size={14} />
        </button>
      </div>
      {children}
      <MapCredit styleUrl={styleUrl} />
    </section>
  );
}

/** Shows all places, with room for the pins. */
export function fitMapTo(instance: MapInstance | null, places: readonly Point[], duration: number): void {
  const bounds = computeBounds(places);
  if (!bounds || !instance) return;
  const [west, south, east, north] = bounds;
  const alone = west === east && south === north;
  const closest = instance.closestTo({ longitude: west, latitude: south });
  instance.map.fitBounds(bounds, { padding: 72, maxZoom: alone ? closest : 14, duration });
}
