import { FileSpreadsheet, Upload } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { IMPORT_LIMITS } from "#app/platform/documents/tables/source-table.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { TableFoot } from "#app/ui/resource/table/table-foot.tsx";
import { useListAddress } from "#app/ui/resource/table/use-list-address.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ImportRow } from "../../db/import-list.reads.server.ts";
import { WizardHead } from "./wizard-head.tsx";
import "./import.css";

/** The first step: a drop zone for a file, templates, and recent imports. */
export function ImportStart({ list }: { list: ResourceData<ImportRow> }) {
  const t = useTranslate();
  return (
    <div className="page-import flex flex-col flex-1 min-h-0">
      <PageTitle>{t("imports:title")}</PageTitle>
      <WizardHead title={t("imports:title")} current="upload" importId={null} lastOpenStep="upload" />
      <div className="start scroll">
        <DropZone />
        <section>
          <h2>{t("imports:upload.templates")}</h2>
          <p className="soft-ink mt-1 text-sm">{t("imports:upload.template_hint")}</p>
          {(["metric", "imperial"] as const).map((units) => (
            <p key={units} className="mt-2 flex flex-wrap gap-4 text-sm">
              <span className="w-40 soft-ink">{t(`imports:upload.template_${units}`)}</span>
              {(["csv", "xlsx"] as const).map((format) => (
                <a
                  key={format}
                  className="link inline-flex items-center gap-1.5"
                  href={`/orders/import/template/${format}?units=${units}`}
                  download
                >
                  <Icon of={FileSpreadsheet} size={15} />
                  {t(`imports:upload.template_${format}`)}
                </a>
              ))}
            </p>
          ))}
        </section>
        <RecentImports list={list} />
      </div>
    </div>
  );
}

function DropZone() {
  const t = useTranslate();
  const fetcher = useFetcher<ActionResult>();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [name, setName] = useState("");
  const busy = fetcher.state !== "idle";
  const take = (file: File | undefined) => {
    if (!file || busy) return;
    setName(file.name);
    const fault = file.size > IMPORT_LIMITS.bytes ? "too_large" : file.size === 0 ? "empty" : null;
    setRefused(fault && t(`imports:upload.${fault}`, { name: file.name }));
    if (fault) return;
    const form = new FormData();
    form.set("file", file);
    fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
  };
  // A file may have been chosen before the page was hydrated.
  const importEarlyFile = useEffectEvent(() => {
    const early = input.current?.files?.[0];
    if (input.current && early) input.current.value = "";
    take(early);
  });
  useEffect(() => importEarlyFile(), []);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    take(event.dataTransfer.files[0]);
  };
  const answer = fetcher.data;
  const message = refused ?? (answer && !answer.ok && !busy ? answer.message : null);
  return (
    <section
      className={`drop${isDraggedOver ? " over" : ""}`}
      aria-label={t("imports:upload.file")}
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={handleDrop}
    >
      <Icon of={Upload} size={26} />
      <div className="grow">
        <h2>{busy ? t("imports:upload.reading", { name }) : t("imports:upload.drop")}</h2>
        <p>{t("imports:upload.limits")}</p>
        <div role="alert">{message && <p className="field-error mt-1">{message}</p>}</div>
        {busy && <ProgressBar label={t("imports:upload.reading", { name })} />}
      </div>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t("imports:upload.file")}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <Button kind="primary" pending={busy} onClick={() => input.current?.click()}>
        {t("imports:upload.choose")}
      </Button>
    </section>
  );
}

function RecentImports({ list }: { list: ResourceData<ImportRow> }) {
  const t = useTranslate();
  const address = useListAddress();
  const { rows: imports, pagination } = list;
  return (
    <section>
      <h2>{t("imports:recent.title")}</h2>
      {imports.length === 0 && <EmptyState title={t("imports:recent.none")} text={t("imports:recent.none_text")} />}
      {imports.length > 0 && (
        <div className="aside-scroll">
          <table className="mt-2">
            <thead>
              <tr>
                {(["file", "status", "rows", "created", "by", "at"] as const).map((key) => (
                  <th
                    key={key}
                    scope="col"
                    className={`py-1.5 pr-6 text-xs soft-ink ${key === "rows" || key === "created" ? "to-right" : "text-left"}`}
                  >
                    {t(`imports:recent.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {imports.map((each) => (
                <tr key={each.id}>
                  <td className="py-1.5 pr-6">
                    <Link className="link" to={`/orders/import/${each.id}`}>
                      {each.fileName}
                    </Link>
                  </td>
                  <td className="pr-6">{t(`imports:status.${each.status}`)}</td>
                  <td className="to-right pr-6">
                    <CountText value={each.counts.total} />
                  </td>
                  <td className="to-right pr-6">
                    <CountText value={each.counts.created + each.counts.draft + each.counts.updated} />
                  </td>
                  <td className="pr-6">{each.createdByName}</td>
                  <td className="pr-6">
                    <DateTimeText at={each.createdAt} style="moment" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {(pagination.next || pagination.previous) && (
        <div className="-mx-5">
          <TableFoot data={list} address={address} />
        </div>
      )}
    </section>
  );
}
