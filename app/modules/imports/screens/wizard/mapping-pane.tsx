import { ArrowRight, ChevronDown, Info, RotateCcw } from "lucide-react";
import { useContext } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";
import type { ImportMapping } from "../../model/import.ts";
import { fieldDefinitions, isOwnField } from "../../model/import-fields.ts";
import { OwnFieldsContext, useFieldLabels } from "./field-labels.ts";

type ImportColumn = ImportMapping[number];

/** The columns of the file with an example, the mapped field, and the confidence of the guess. */
export function MappingPane({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const { run, busy } = useCommandWithToast();
  const { mapping, samples } = data.import;
  const matched = mapping.filter(({ field }) => field !== null).length;
  const locked = data.import.status === "committing" || data.import.status === "done";
  return (
    <section className="mapping-card" aria-label={t("imports:map.title")}>
      <header>
        <h2>{t("imports:map.title")}</h2>
        <span className="faint-ink">{t("imports:map.matched", { matched, total: mapping.length })}</span>
        <span className="grow" />
        {data.remembered && (
          <Button
            kind="ghost"
            icon={RotateCcw}
            pending={busy}
            onClick={() => run("orders.import.map", { remembered: true })}
          >
            {t("imports:map.last")}
          </Button>
        )}
      </header>
      <div className="mapping-head" aria-hidden>
        <span>{t("imports:map.in_file")}</span>
        <span />
        <span>{t("imports:map.field")}</span>
        <span>{t("imports:map.match")}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <ul className="scroll" tabIndex={0} aria-label={t("imports:map.title")}>
        {mapping.map((column, index) => (
          <MappedColumn
            key={column.column}
            column={column}
            sample={samples[index]?.[0] ?? ""}
            disabled={locked}
            onChange={(field) => run("orders.import.map", { mapping: [{ column: column.column, field }] })}
          />
        ))}
      </ul>
      <Hint data={data} />
    </section>
  );
}

interface MappedColumnProps {
  column: ImportColumn;
  sample: string;
  disabled: boolean;
  onChange: (field: string) => void;
}

function MappedColumn({ column, sample, disabled, onChange }: MappedColumnProps) {
  const t = useTranslate();
  const { getLabel } = useFieldLabels();
  const own = useContext(OwnFieldsContext).map(({ key }) => `metadata.${key}`);
  // A field that is no more keeps its column.
  const gone = column.field !== null && isOwnField(column.field) && !own.includes(column.field) ? [column.field] : [];
  const isUnsure = column.field !== null && column.by === undefined && column.confidence < 0.6;
  return (
    <li className={isUnsure ? "asks" : ""}>
      <span className="field-choice">
        <b>{column.column}</b>
        <span>{sample}</span>
      </span>
      <Icon of={ArrowRight} size={14} />
      <span className={`pick${column.field ? "" : " empty"}`}>
        <select
          aria-label={t("imports:map.field_of", { column: column.column })}
          value={column.field ?? ""}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{t("imports:map.choose")}</option>
          {[...fieldDefinitions.map(({ key }) => key), ...own, ...gone].map((key) => (
            <option key={key} value={key}>
              {getLabel(key)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={13} />
      </span>
      <Confidence column={column} />
    </li>
  );
}

function Confidence({ column: { field, confidence, by } }: { column: ImportColumn }) {
  const t = useTranslate();
  const { language } = useLanguage();
  if (field === null) return <span className="confidence none">{t("imports:map.not_imported")}</span>;
  const percent = language === "en" || language === "de" ? `${Math.round(confidence * 100)} %` : "";
  const label = by === "person" ? "by_hand" : by === "memory" ? "remembered" : confidence === 1 ? "exact" : null;
  const level = by !== undefined || confidence >= 0.85 ? "is-high" : confidence >= 0.7 ? "is-middle" : "is-low";
  return (
    <span className={`confidence ${level}`}>
      {by === undefined && (
        <svg width="22" height="4" aria-hidden="true">
          <rect width="22" height="4" rx="2" />
          <rect width={Math.round(22 * confidence)} height="4" rx="2" />
        </svg>
      )}
      {label ? t(`imports:map.${label}`) : percent}
    </span>
  );
}

/** The required fields that are missing, or that none is; and the defaults for required fields without a column. */
function Hint({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const { getLabel } = useFieldLabels();
  const mapped = new Set(data.import.mapping.map(({ field }) => field));
  const defaults = (["package_count", "package_type"] as const).filter((key) => !mapped.has(key));
  const fields = data.missing.map(getLabel).join(", ");
  return (
    <p className="map-hint">
      <Icon of={Info} size={14} />
      <span>
        {fields === "" ? t("imports:map.complete") : t("imports:map.missing", { fields })}{" "}
        {defaults.length > 0 &&
          t("imports:map.defaults", { fields: defaults.map((key) => t(`imports:map.default_${key}`)).join(", ") })}
      </span>
    </p>
  );
}
