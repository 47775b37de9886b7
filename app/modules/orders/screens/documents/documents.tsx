import { FileText, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useRevalidator } from "react-router";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { FileButton } from "#app/ui/primitives/file-button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import { acceptedDocumentTypes } from "../../model/documents.ts";
import { type UploadedDocument, useUpload } from "./use-upload.ts";

/** Documents for an order that is being created: uploaded when chosen; the form submits their ids. */
export function DocumentsField({ name }: { name: string }) {
  const { t } = useTranslation("orders");
  const [chosen, setChosen] = useState<readonly UploadedDocument[]>([]);
  const upload = useUpload("/orders/documents", (document) => setChosen((before) => [...before, document]));
  return (
    <div className="field span-6 grid gap-2">
      {chosen.map((document) => (
        <DocumentLine key={document.id} document={document}>
          <input type="hidden" name={name} value={document.id} />
          <IconButton
            icon={Trash2}
            size={14}
            label={t("documents.remove", { name: document.name })}
            onClick={() => setChosen(chosen.filter(({ id }) => id !== document.id))}
          />
        </DocumentLine>
      ))}
      <DocumentPicker upload={upload} />
    </div>
  );
}

/** The documents of an order: to download and, with permission, to add and remove. */
export function DocumentsSection({ view: { order, documents, actions } }: { view: OrderView }) {
  const { t } = useTranslation("orders");
  const { revalidate } = useRevalidator();
  const fetcher = useFetcher();
  const [removing, setRemoving] = useState<UploadedDocument | null>(null);
  const upload = useUpload(`/orders/${order.number}/documents`, () => revalidate());
  if (documents.length === 0 && !actions.documents) return null;
  return (
    <DetailSection title={t("documents.title")}>
      <div className="grid gap-2">
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document} href={`/orders/${order.number}/documents/${document.id}`}>
            <span className="faint-ink">
              <DateTimeText at={document.createdAt} /> · {document.createdByName}
            </span>
            {actions.documents && document.isOwn && (
              <IconButton
                icon={Trash2}
                size={14}
                label={t("documents.remove", { name: document.name })}
                onClick={() => setRemoving(document)}
              />
            )}
          </DocumentLine>
        ))}
        {actions.documents && <DocumentPicker upload={upload} />}
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={t("documents.remove", { name: removing?.name ?? "" })}
        text={t("documents.remove_text")}
        action={t("documents.remove_do")}
        cancel={t("documents.keep")}
        danger
        onClose={() => setRemoving(null)}
        onConfirm={() =>
          fetcher.submit(
            { intent: "orders.documents.delete", number: order.number, id: removing?.id ?? "" },
            { method: "post", encType: "application/json" },
          )
        }
      />
    </DetailSection>
  );
}

interface DocumentLineProps {
  document: UploadedDocument;
  href?: string;
  children: ReactNode;
}

function DocumentLine({ document: { name, size }, href, children }: DocumentLineProps) {
  const { locale } = useFormats();
  return (
    <div className="flex items-center gap-2 min-w-0">
      <Icon of={FileText} size={15} />
      {href ? (
        <a className="link truncate" href={href} download>
          {name}
        </a>
      ) : (
        <span className="truncate">{name}</span>
      )}
      <span className="faint-ink">{formatKilobytes(size, locale)}</span>
      {children}
    </div>
  );
}

function DocumentPicker({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation("orders");
  return (
    <>
      <FileButton
        key={upload.pending === null ? "ready" : "busy"}
        label={upload.pending === null ? t("documents.add") : t("documents.sending", { name: upload.pending })}
        accept={acceptedDocumentTypes}
        multiple
        disabled={upload.pending !== null}
        onChange={({ currentTarget }) => upload.send(currentTarget.files)}
      />
      <span className="hint">{t("documents.hint")}</span>
      {upload.refused.length > 0 && (
        <div className="text-danger" role="alert">
          {upload.refused.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </>
  );
}

function formatKilobytes(bytes: number, locale: string): string {
  const kilobytes = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  return kilobytes.format(Math.max(1, bytes / 1024));
}
