import { useTranslation } from "react-i18next";

/** Explains why some lines of a map are straight and dashed while others follow streets. */
export function EstimatedLegend() {
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
