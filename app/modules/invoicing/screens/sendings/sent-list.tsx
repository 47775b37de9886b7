import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";

const stateShapes = { waiting: "waiting", sent: "done", failed: "failed" } as const;

/** An address without an @ is a Peppol id. */
const isPeppol = (recipient: string) => !recipient.includes("@");

/** What was sent of a document: to whom and when, whether the mail was taken, and the files as they were sent. */
export function SentList({ sendings }: Pick<InvoiceView, "sendings">) {
  const t = useTranslate();
  if (sendings.length === 0) return null;
  return (
    <section className="bill-side sent-list">
      <h2>{t("billing:sent.title")}</h2>
      <ul>
        {sendings.map(({ id, kind, level, recipient, createdAt, createdByName, state, files, currency, ...sent }) => (
          <li key={id}>
            <b>
              {kind === "reminder" ? t("billing:sent.reminder", { level: String(level) }) : t("billing:sent.document")}
            </b>{" "}
            <StateLabel state={stateShapes[state]}>{t(`billing:sent.${state}`)}</StateLabel>
            <p>
              {isPeppol(recipient) ? `Peppol ${recipient}` : recipient} <span className="faint-ink">·</span>{" "}
              <span className="soft-ink">
                <DateTimeText at={sent.mailedAt ?? createdAt} within />, {createdByName}
              </span>
            </p>
            {(sent.fee ?? 0) + (sent.interest ?? 0) > 0 && (
              <p>
                {t("billing:sent.charged")}{" "}
                <MoneyText amount={(sent.fee ?? 0) + (sent.interest ?? 0)} currency={currency} />
              </p>
            )}
            <p className="files">
              {files.map((name, at) => (
                <a
                  key={name}
                  className="link"
                  href={`/api/billing/sendings/${id}/files/${at + 1}`}
                  target="_blank"
                  rel="noopener"
                >
                  {name}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
