import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { getApiRefusal } from "../../client/api.ts";
import { useApi } from "../../client/use-api.ts";
import { CountText } from "../../formats/measures.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { FileButton } from "../../primitives/file-button.tsx";
import { showToast } from "../../primitives/toast.ts";
import { ImportPreview, type ListImportFields, type ListImportResponse } from "./import-preview.tsx";

interface ListImportDialogProps {
  title: string;
  /** `POST` of the API below `/api` that takes the file. */
  path: string;
  /** Address of the templates, without their format. */
  template: string;
  fields: ListImportFields;
  onClose: () => void;
}

const MAX_FILE_BYTES = 5 * 1024 * 1024;

/**
 * Imports a list from a file: first a check with faults by row and the column mapping, then saving on request. Refused
 * rows do not stop others.
 */
export function ListImportDialog({ title, path, template, fields, onClose }: ListImportDialogProps) {
  const t = useTranslate();
  const call = useApi();
  const { revalidate } = useRevalidator();
  const hint = useId();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<ListImportResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (chosen: File, mapping: Record<string, string | null>, save: "save" | "look") => {
    const body = new FormData();
    body.set("file", chosen);
    body.set("mapping", JSON.stringify(mapping));
    if (save === "save") body.set("save", "1");
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await call<{ data: ListImportResponse }>(path, { method: "POST", body });
      setFound(data);
      if (!data.saved) return;
      revalidate();
      showToast(t("common:list_import.saved", { created: data.created, updated: data.updated }));
      if (data.refused_count === 0) onClose();
    } catch (error) {
      setProblem(getApiRefusal(error)?.message ?? t("common:toast.error"));
      if (save === "look") setFound(null);
    } finally {
      setBusy(false);
    }
  };
  const choose = (chosen: File | undefined) => {
    setFound(null);
    setFile(chosen ?? null);
    if (!chosen) return;
    if (chosen.size > MAX_FILE_BYTES) setProblem(t("errors:file_too_large", { limit: "5 MB" }));
    else void send(chosen, {}, "look");
  };
  const map = (column: number, field: string | null) => {
    if (!file || !found) return;
    const next = Object.fromEntries(
      found.columns.map((each, at) => [at, each.field === field && at !== column ? null : each.field]),
    );
    void send(file, { ...next, [column]: field }, "look");
  };
  const ready = found && !found.saved ? found.created + found.updated : 0;
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t(found?.saved ? "common:action.close" : "common:action.cancel")}
          </Button>
          {!found?.saved && (
            <Button
              kind="primary"
              pending={busy}
              disabled={ready === 0}
              onClick={() => file && found && void send(file, getMapping(found), "save")}
            >
              {t("common:list_import.save", { count: ready })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <FileButton
          label={t("common:list_import.choose")}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={hint}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
        <p id={hint} className="hint">
          {t("common:list_import.hint")}{" "}
          {(["xlsx", "csv"] as const).map((format) => (
            <a key={format} className="link mr-3" href={`${template}/${format}`} download>
              {t("common:list_import.template", { format: format.toUpperCase() })}
            </a>
          ))}
        </p>
        {problem && (
          <p className="text-danger" role="alert">
            {problem}
          </p>
        )}
        <div aria-live="polite">
          {busy && !found && <p className="faint-ink">{t("common:list_import.reading")}</p>}
          {found && (
            <p>
              <CountText value={found.total} /> {t("common:list_import.rows")} ·{" "}
              {t(found.saved ? "common:list_import.was" : "common:list_import.will", {
                created: found.created,
                updated: found.updated,
                refused: found.refused_count,
              })}
            </p>
          )}
        </div>
        {found && <ImportPreview found={found} fields={fields} onMap={found.saved ? undefined : map} />}
      </div>
    </Dialog>
  );
}

function getMapping({ columns }: ListImportResponse): Record<string, string | null> {
  return Object.fromEntries(columns.map(({ field }, at) => [at, field]));
}
