import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Select } from "../../primitives/select.tsx";

/** The result of checking a file. */
export interface ListImportResponse {
  columns: { header: string; field: string | null }[];
  total: number;
  created: number;
  updated: number;
  refused: { row: number; name: string; message: string; errors?: Record<string, string[]> }[];
  refused_count: number;
  saved: boolean;
}

/** Fields that columns can map to, with labels; `text` is a label in the account's own words. */
export type ListImportFields = readonly { key: string; label: TranslationKey; text?: string }[];

interface ImportPreviewProps {
  found: ListImportResponse;
  fields: ListImportFields;
  /** Maps a column to a field; left out once the file is saved. */
  onMap: ((column: number, field: string | null) => void) | undefined;
}

/** The mapping of columns to fields, and the refused rows with their faults. */
export function ImportPreview({ found, fields, onMap }: ImportPreviewProps) {
  const t = useTranslate();
  const labels = new Map(fields.map(({ key, label, text }) => [key, text ?? t(label)]));
  const named = (path: string) => labels.get(path) ?? labels.get(path.split(".").at(-1) ?? "") ?? path;
  return (
    <>
      {onMap && (
        <fieldset className="import-columns">
          <legend>{t("common:list_import.columns")}</legend>
          {found.columns.map(({ header, field }, at) => (
            <Select
              key={at}
              label={header || t("common:list_import.column", { number: at + 1 })}
              value={field ?? ""}
              placeholder={t("common:list_import.ignored")}
              options={[...labels].map(([value, label]) => ({ value, label }))}
              onChange={({ target }) => onMap(at, target.value || null)}
            />
          ))}
        </fieldset>
      )}
      {found.refused.length > 0 && (
        <section>
          <h3>{t("common:list_import.refused", { count: found.refused_count })}</h3>
          <div className="max-h-56 overflow-y-auto">
            <table className="plain">
              <thead>
                <tr>
                  <th>{t("common:list_import.row")}</th>
                  <th>{t("common:list_import.what")}</th>
                  <th>{t("common:list_import.why")}</th>
                </tr>
              </thead>
              <tbody>
                {found.refused.map(({ row, name, message, errors }) => (
                  <tr key={row}>
                    <td>{row}</td>
                    <td>{name}</td>
                    <td>
                      {Object.entries(errors ?? {})
                        .map(([path, sentences]) => `${named(path)}: ${sentences.join(" ")}`)
                        .join(" ") || message}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
