import { useWords } from "#app/ui/words/use-words.ts";
import { partPath } from "./billing-tabs.tsx";

interface FileLinksProps {
  part: "invoices" | "settlements";
  number: string;
  print: boolean;
  exports: boolean;
}

const sheets = ["xlsx", "csv"] as const;
const electronic = ["ubl", "zugferd", "cii"] as const;

/** The documents of an invoice or a settlement, each by its address. */
export function FileLinks({ part, number, print, exports }: FileLinksProps) {
  const say = useWords();
  if (!print && !exports) return null;
  const at = `${partPath(part)}/${number}`;
  return (
    <section className="bill-side">
      <h2>
        {say("billing:documents")}{" "}
        {part === "invoices" && <span className="faint-ink">{say("billing:e_invoice_note")}</span>}
      </h2>
      <p className="files">
        {print && (
          <a className="link" href={`${at}/print`} target="_blank" rel="noopener">
            {say("billing:files.pdf")}
          </a>
        )}
        {exports &&
          sheets.map((format) => (
            <a key={format} className="link" href={`${at}/export?format=${format}`} download>
              {say(`billing:files.${format}`)}
            </a>
          ))}
        {exports && (
          <a className="link" href={`/api/billing/${part}/${number}`} download={`${number}.json`}>
            {say("billing:files.json")}
          </a>
        )}
        {exports &&
          part === "invoices" &&
          electronic.map((format) => (
            <a
              key={format}
              className="link"
              href={`${at}/e-invoice?format=${format === "zugferd" ? "pdf" : format}`}
              download
            >
              {say(`billing:files.${format}`)}
            </a>
          ))}
      </p>
    </section>
  );
}
