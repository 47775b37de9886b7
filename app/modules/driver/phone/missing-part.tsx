/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { formatMissingLines } from "#app/modules/shipments/model/missing-packages.ts";
import type { DriveInput } from "../model/drive-action.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import type { StopDraft } from "./stop-drafts.ts";

/** What is not there to be handed over: by line, as far as the driver says; at first what was not scanned where something was. */
export function useMissing(stop: DriveStop, scanned: readonly string[], before: StopDraft = {}) {
  const [isPartial, setPartial] = useState(before.isPartial ?? false);
  const [said, setSaid] = useState(before.missing ?? {});
  const supposed = ({ id, quantity }: DriveStop["packages"][number]) =>
    scanned.length > 0 && !scanned.includes(id) ? quantity : 0;
  const lines = stop.packages.map((each) => ({ ...each, missing: said[each.id] ?? supposed(each) }));
  const lacking = lines.filter(({ missing }) => missing > 0);
  const translate = (id: string, missing: number) => setSaid((before) => ({ ...before, [id]: missing }));
  /** What is wrong with it, said to the driver; null where the stop may be completed as far as it goes. */
  const check = (): string | null => {
    if (!isPartial) return null;
    if (lacking.length === 0) return t("drive:missing.none");
    return lines.every(({ missing, quantity }) => missing >= quantity) ? t("drive:missing.all") : null;
  };
  const names = formatMissingLines(lacking.map((each) => ({ ...each, quantity: each.missing })));
  const told: Pick<DriveInput, "missing" | "missingPackages"> = isPartial
    ? {
        missing: t("drive:hand_over.missing_told", { names }).slice(0, 1000),
        missingPackages: lacking.map(({ id, missing }) => ({ id, quantity: missing })),
      }
    : {};
  return { isPartial, setPartial, said, lines, say: translate, check, told };
}

/** Which packages are missing, and how many of each. */
export function MissingPart({ missing }: { missing: ReturnType<typeof useMissing> }) {
  const { isPartial, setPartial, lines, say } = missing;
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
                say(line.id, Math.max(0, Math.min(line.quantity, Math.trunc(Number(value)) || 0)))
              }
            />
          </label>
        ))}
    </section>
  );
}
