import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { MissingInvoiceField } from "../../model/e-invoice.ts";
import { getPartPath } from "./billing-tabs.tsx";

interface FileLinksProps {
  part: "invoices" | "settlements";
  /** The document's address in URLs. */
  address: string;
  number: string;
  print: boolean;
  exports: boolean;
  /** For invoices: fields missing for an e-invoice and an XRechnung. */
  lacks?: Record<"electronic" | "xrechnung", readonly MissingInvoiceField[]>;
  /** True for a cancellation, which has its own files under its number. */
  back?: boolean;
}

const tableFormats = ["xlsx", "csv"] as const;
const eInvoiceFormats = ["xrechnung", "ubl", "zugferd", "cii"] as const;

/** Links to the files of an invoice or settlement. */
export function DocumentFileLinks({ part, address, number, print, exports, lacks, back = false }: FileLinksProps) {
  const t = useTranslate();
  if (!print && !exports) return null;
  const at = `${getPartPath(part)}/${address}`;
  const formats = eInvoiceFormats.filter(
    (format) => lacks?.[format === "xrechnung" ? "xrechnung" : "electronic"].length === 0,
  );
  const said = (what: readonly MissingInvoiceField[]) => what.map((each) => t(`billing:missing.${each}`)).join(", ");
  return (
    <section className="bill-side">
      <h2>
        {back ? number : t("billing:documents")}{" "}
        {lacks && <span className="faint-ink">{t("billing:e_invoice_note")}</span>}
      </h2>
      <p className="files">
        {print && (
          <a className="link" href={`${at}/print`} target="_blank" rel="noopener">
            {t("billing:files.pdf")}
          </a>
        )}
        {exports &&
          tableFormats.map((format) => (
            <a key={format} className="link" href={`${at}/export?format=${format}`} download>
              {t(`billing:files.${format}`)}
            </a>
          ))}
        {exports && (
          <a className="link" href={`/api/billing/${part}/${address}`} download={`${number}.json`}>
            {t("billing:files.json")}
          </a>
        )}
        {exports &&
          formats.map((format) => (
            <a
              key={format}
              className="link"
              href={`${at}/e-invoice?format=${format === "zugferd" ? "pdf" : format}`}
              download
            >
              {t(`billing:files.${format}`)}
            </a>
          ))}
      </p>
      {exports && !back && lacks && lacks.xrechnung.length > 0 && (
        <p className="hint">
          {lacks.electronic.length > 0
            ? t("billing:for_e_invoice", { what: said(lacks.electronic) })
            : t("billing:for_xrechnung", { what: said(lacks.xrechnung) })}
        </p>
      )}
    </section>
  );
}
