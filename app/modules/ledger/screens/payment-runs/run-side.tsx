import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Facts } from "#app/ui/resource/detail/detail-section.tsx";
import { EventTimeline } from "#app/ui/resource/detail/event-timeline.tsx";
import type { PaymentRunView } from "../../commands/payment-runs/view-runs.server.ts";

/** What the bank confirmed, the file, and the timeline. */
export function RunSide({ view }: { view: PaymentRunView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { run, items, file, events } = view;
  const sumOf = (state: (typeof items)[number]["state"]) => {
    const some = items.filter((each) => each.state === state);
    const amount = some.reduce((sum, each) => sum + each.amount, 0);
    return { count: some.length, text: formatAmount(amount, run.currency, locale) };
  };
  const [paid, returned, open] = [sumOf("paid"), sumOf("returned"), sumOf("waiting")];
  return (
    <>
      <section className="run-side">
        <h2>{t("runs:confirmed_by")}</h2>
        <Facts
          numbers
          facts={[
            {
              label: t("runs:in_file", { count: run.payments }),
              value: formatAmount(run.total, run.currency, locale),
            },
            { label: t("runs:paid", { count: paid.count }), value: paid.text },
            { label: t("runs:returned", { count: returned.count }), value: returned.count > 0 ? returned.text : null },
            { label: t("runs:open", { count: open.count }), value: open.count > 0 ? open.text : null },
          ]}
        />
        <p className="hint">{t("runs:found_by")}</p>
      </section>
      <section className="run-side">
        <h2>{t("runs:file")}</h2>
        {file ? (
          <p className="run-file">
            <b>{file.fileName}</b>
            <span className="soft-ink">{t("runs:format")}</span>
            <code>{file.messageId}</code>
          </p>
        ) : (
          <p className="soft-ink">{t("runs:file_none")}</p>
        )}
        <p className="hint">{t("runs:file_again")}</p>
      </section>
      <EventTimeline
        entries={events.toReversed().map(({ id, type, actorName, detail, at }) => {
          const { file: name, note } = detail;
          const texts = [name, note].map((each) => (typeof each === "string" ? each : ""));
          return {
            key: id,
            title: type === "generated" ? t("runs:step.chosen") : t(`accounting:event.${type}`),
            text: texts.filter(Boolean).join(" · "),
            at,
            by: actorName,
            reached: { state: type === "voided" ? "over" : "done" },
          };
        })}
      />
    </>
  );
}
