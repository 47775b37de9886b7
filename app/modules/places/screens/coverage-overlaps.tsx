import { TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { findGeometryFault } from "#app/platform/geo/geometry-faults.ts";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import type { ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { CoverageInput, CoverageView } from "../model/coverage.ts";
import { computeOverlap } from "../model/overlap.ts";
import { findListOverlap, formatPostalEntry, parsePostalCodes } from "../model/postal-codes.ts";

interface CoverageOverlapsProps {
  edited: CoverageInput;
  others: readonly CoverageView[];
  zones: readonly ZoneView[];
}

/** Other owners that cover part of the edited area: square kilometres, and a shared postal code. */
export function CoverageOverlaps({ edited, others, zones }: CoverageOverlapsProps) {
  const { t } = useTranslation("zones");
  const { locale } = useFormats();
  const still = useDeferredValue(edited);
  const found = useMemo(() => others.map((other) => computeShared(still, other, zones)), [still, others, zones]);
  const write = (area: number) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(area);
  const lines = found.flatMap(({ name, area, code }) => [
    ...(area > 0 ? [t("coverage.overlap_area", { name, area: write(area) })] : []),
    ...(code ? [t("coverage.overlap_codes", { name, ...code })] : []),
  ]);
  if (lines.length === 0) return null;
  return (
    <section className="area-warn">
      <h3>
        <Icon of={TriangleAlert} size={14} /> {t("overlaps")}
      </h3>
      {lines.slice(0, 12).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function computeShared(edited: CoverageInput, other: CoverageView, zones: readonly ZoneView[]) {
  const [mine, theirs] = [listOutlines(edited, zones), listOutlines(other, zones)];
  const area = mine.reduce((sum, one) => sum + theirs.reduce((part, two) => part + computeOverlap(one, two), 0), 0);
  const code = edited.postal_codes.flatMap(({ country, codes }) => {
    const list = other.postal_codes.find((each) => each.country === country);
    const shared = list && findListOverlap(parsePostalCodes(codes).entries, parsePostalCodes(list.codes).entries);
    return shared ? [{ entry: formatPostalEntry(shared), country }] : [];
  })[0];
  return { name: other.name, area, code };
}

function listOutlines(coverage: CoverageInput, zones: readonly ZoneView[]): ZoneGeometry[] {
  const named = zones.filter((zone) => zone.active && coverage.zones.includes(zone.id));
  const own = coverage.areas.filter(({ geometry }) => findGeometryFault(geometry) === null);
  return [...named, ...own].map(({ geometry }) => geometry);
}
