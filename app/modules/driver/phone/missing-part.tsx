/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { formatMissingLines } from "#app/modules/shipments/model/missing-packages.ts";
import type { DriveInput } from "../model/drive-action.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import type { StopDraft } from "./stop-drafts.ts";

/**
 * Missing packages per line; the default for each line is missing when other lines were scanned but this one was not.
 */
export function useMissing(stop: DriveStop, scanned: readonly string[], before: StopDraft = {}) {
  const [isPartial, setPartial] = useState(before.isPartial ?? false);
  const [counts, setCounts] = useState(before.missing ?? {});
  const getDefault = ({ id, quantity }: DriveStop["packages"][number]) =>
    scanned.length > 0 && !scanned.includes(id) ? quantity : 0;
  const lines = stop.packages.map((each) => ({ ...each, missing: counts[each.id] ?? getDefault(each) }));
  const lacking = lines.filter(({ missing }) => missing > 0);
  const setCount = (id: string, missing: number) => setCounts((before) => ({ ...before, [id]: missing }));
  /** The problem as text; null when it does not prevent completing the stop. */
  const check = (): string | null => {
    if (!isPartial) return null;
    if (lacking.length === 0) return t("drive:missing.none");
    return lines.every(({ missing, quantity }) => missing >= quantity) ? t("drive:missing.all") : null;
  };
  const names = formatMissingLines(lacking.map((each) => ({ ...each, quantity: each.missing })));
  const input: Pick<DriveInput, "missing" | "missingPackages"> = isPartial
    ? {
        missing: t("drive:hand_over.missing_reported", { names }).slice(0, 1000),
        missingPackages: lacking.map(({ id, missing }) => ({ id, quantity: missing })),
      }
    : {};
  return { isPartial, setPartial, counts, lines, setCount, check, input };
}

/** Enters which packages are missing, and how many of each. */
export function MissingPart({ missing }: { missing: ReturnType<typeof useMissing> }) {
  const { isPartial, setPartial, lines, setCount } = missing;
  if (lines.length === 0) return null;
  return (
    <section>
      <label className="drive-tick">
        <input
          type="checkbox"
          checked={isPartial}
          onChange={({ currentTarget }) => setPartial(currentTarget.checked)}
        />
        {t("drive:missing.some")}
      </label>
      {isPartial &&
        lines.map((line) => (
          <label className="drive-field" key={line.id}>
            {t("drive:missing.of", {
              name: [line.barcode, line.name].filter(Boolean).join(", ") || line.orderNumber,
              quantity: line.quantity,
            })}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={line.quantity}
              value={line.missing}
              onInput={({ currentTarget: { value } }) =>
                setCount(line.id, Math.max(0, Math.min(line.quantity, Math.trunc(Number(value)) || 0)))
              }
            />
          </label>
        ))}
    </section>
  );
}
