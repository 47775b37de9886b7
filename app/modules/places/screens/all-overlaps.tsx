import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { useAllOverlaps } from "./use-overlaps.ts";

interface AllOverlapsProps {
  zones: readonly ZoneView[];
  onShow: (ids: readonly string[]) => void;
}

/** Which active zones overlap, and by how much; nothing when none do. */
export function AllOverlaps({ zones, onShow }: AllOverlapsProps) {
  const { t } = useTranslation("zones");
  const { locale } = useFormats();
  const overlaps = useAllOverlaps(useMemo(() => zones.filter((zone) => zone.active), [zones]));
  const write = (area: number) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(area);
  if (overlaps.length === 0) return null;
  return (
    <details className="area-warn m-3 mb-0">
      <summary>
        <Icon of={TriangleAlert} size={14} /> {t("overlaps")}: {overlaps.length}
      </summary>
      {overlaps.slice(0, 30).map(({ one, other, area }) => (
        <button
          key={`${one.id} ${other.id}`}
          type="button"
          className="text-start underline"
          onClick={() => onShow([one.id, other.id])}
        >
          {t("overlap_pair", { name: one.name, other: other.name, area: write(area) })}
        </button>
      ))}
    </details>
  );
}
