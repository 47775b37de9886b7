import { LassoSelect, Layers, Maximize, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type MapLayerGroup, mapLayerGroups } from "./map-model.ts";

interface MapToolsProps {
  lassoing: boolean;
  /** Null where nothing can be done with a selection. */
  onLasso: (() => void) | null;
  hidden: ReadonlySet<MapLayerGroup>;
  onHidden(hidden: ReadonlySet<MapLayerGroup>): void;
  onZoom(by: 1 | -1): void;
  onFit(): void;
}

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Zoom, lasso, layers and fit, over the map's top right corner. */
export function MapTools({ lassoing, onLasso, hidden, onHidden, onZoom, onFit }: MapToolsProps) {
  const { t } = useTranslation("map");
  const [open, setOpen] = useState(false);
  return (
    <div className="map-tools" role="toolbar" aria-label={t("tools")} aria-orientation="vertical">
      <button type="button" aria-label={t("zoom_in")} title={t("zoom_in")} onClick={() => onZoom(1)}>
        <Plus {...icon} />
      </button>
      <button type="button" aria-label={t("zoom_out")} title={t("zoom_out")} onClick={() => onZoom(-1)}>
        <Minus {...icon} />
      </button>
      <hr />
      {onLasso && (
        <button type="button" aria-label={t("lasso")} title={t("lasso")} aria-pressed={lassoing} onClick={onLasso}>
          <LassoSelect {...icon} />
        </button>
      )}
      <button
        type="button"
        aria-label={t("layers")}
        title={t("layers")}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Layers {...icon} />
      </button>
      <button type="button" aria-label={t("fit")} title={t("fit")} onClick={onFit}>
        <Maximize {...icon} size={14} />
      </button>
      {open && <LayerList hidden={hidden} onHidden={onHidden} onClose={() => setOpen(false)} />}
    </div>
  );
}

function LayerList({
  hidden,
  onHidden,
  onClose,
}: Pick<MapToolsProps, "hidden" | "onHidden"> & { onClose: () => void }) {
  const { t } = useTranslation("map");
  return (
    <fieldset
      className="map-layers"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <legend>{t("layers")}</legend>
      {mapLayerGroups.map((group) => (
        <label key={group}>
          <input
            type="checkbox"
            checked={!hidden.has(group)}
            onChange={(event) => {
              const next = new Set(hidden);
              if (event.target.checked) next.delete(group);
              else next.add(group);
              onHidden(next);
            }}
          />
          {t(`layer.${group}`)}
        </label>
      ))}
    </fieldset>
  );
}
