import { Maximize, Minus, Plus } from "lucide-react";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useTranslation } from "react-i18next";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Zoom and fit, over the map's top right corner. */
export function ZoomTools({ map, onFit }: { map: MapLibreMap; onFit: () => void }) {
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
