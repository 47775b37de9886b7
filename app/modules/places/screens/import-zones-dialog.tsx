import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ZONE_LIMITS } from "#app/platform/geo/zone-geometry.ts";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { type FeatureFault, parseZoneFile } from "../model/zone-file.ts";

interface ImportZonesDialogProps {
  /** Names that zones have already. */
  taken: ReadonlySet<string>;
  busy: boolean;
  onClose: () => void;
  onImport: (geojson: string, existing: "refuse" | "replace") => void;
}

/** Parses a GeoJSON file in the browser, lists each feature that would be left out with the reason, and uploads it. */
export function ImportZonesDialog({ taken, busy, onClose, onImport }: ImportZonesDialogProps) {
  const { t } = useTranslation("zones");
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [existing, setExisting] = useState<"refuse" | "replace">("refuse");
  const file = text === null ? null : parseZoneFile(text);
  const read = async (chosen: File | undefined) => {
    setText(null);
    const large = chosen !== undefined && chosen.size > ZONE_LIMITS.fileBytes;
    setProblem(large ? translate("errors:file_too_large", { limit: "3 MB" }) : null);
    if (chosen && !large) setText(await chosen.text());
  };
  const clashes: FeatureFault[] =
    file?.ok && existing === "refuse"
      ? file.zones
          .filter((zone) => taken.has(zone.name))
          .map(({ feature, name }) => ({ feature, name, code: "zone_name_taken", params: { name } }))
      : [];
  const faults = file?.ok ? [...file.faults, ...clashes].sort((a, b) => a.feature - b.feature) : [];
  const ready = file?.ok ? file.zones.length - clashes.length : 0;
  const wrong = problem ?? (file && !file.ok ? translate(`errors:${file.code}`, file.params) : null);
  return (
    <Dialog
      open
      title={t("import_title")}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t("draw.cancel")}
          </Button>
          <Button
            kind="primary"
            pending={busy}
            disabled={ready === 0}
            onClick={() => text !== null && onImport(text, existing)}
          >
            {t("import_act")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="field">
          <label className="label" htmlFor={id}>
            {t("import_file")}
          </label>
          <input
            id={id}
            type="file"
            accept=".geojson,.json,application/geo+json,application/json"
            aria-describedby={`${id}-hint`}
            onChange={(event) => void read(event.target.files?.[0])}
          />
          <p id={`${id}-hint`} className="hint">
            {t("import_hint")}
          </p>
        </div>
        <RadioGroup
          legend={t("import_existing")}
          name="existing"
          defaultValue="refuse"
          options={[
            { value: "refuse", label: t("import_refuse") },
            { value: "replace", label: t("import_replace") },
          ]}
          onChoose={(value) => setExisting(value === "replace" ? "replace" : "refuse")}
        />
        <div aria-live="polite">
          {wrong && <p className="area-wrong">{wrong}</p>}
          {file?.ok && <p>{t("import_ready", { number: ready })}</p>}
          {faults.length > 0 && (
            <section className="area-warn">
              <h3>{t("import_refused", { number: faults.length })}</h3>
              <ul className="max-h-48 overflow-y-auto">
                {faults.map((fault) => (
                  <li key={fault.feature}>
                    {translate(fault.name ? "zones:import_fault_named" : "zones:import_fault", {
                      feature: fault.feature,
                      name: fault.name ?? "",
                      reason: translate(`errors:${fault.code}` as TranslationKey, fault.params),
                    })}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}
