import { Download } from "lucide-react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";

/** Before the commit: what will be created. During: the progress. After: what was created, and the result file. */
export function SummaryStep({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const dates = useDates();
  const { status, counts, configuration } = data.import;
  const source = data.sources.find(({ id }) => id === configuration.sourceLocationId)?.name ?? "–";
  const done = status === "done";
  const working = status === "committing";
  const { created, draft, updated, skipped, part } = counts;
  const { outcome } = data;
  const total = outcome.create + outcome.draft + outcome.update;
  return (
    <>
      <div className="import-summary scroll">
        <h2 className="text-lg" role="status">
          {t(done ? "imports:summary.done" : working ? "imports:summary.creating" : "imports:summary.ready")}
        </h2>
        {!done && !working && (
          <p className="soft-ink">
            {total > 0
              ? t("imports:summary.ready_text", { source, date: dates.local(configuration.date, "date") })
              : t("imports:summary.nothing")}
          </p>
        )}
        {working && (
          <div className="flex items-center gap-3 text-sm">
            <ProgressBar label={t("imports:summary.creating")} value={counts.checked} max={Math.max(1, counts.total)} />
            <span className="faint-ink">
              {t("imports:summary.progress", { checked: counts.checked, total: counts.total })}
            </span>
          </div>
        )}
        {done || working ? (
          <Outcome create={created} draft={draft} update={updated} parts={part ?? 0} left={skipped} />
        ) : (
          <Outcome
            create={outcome.create}
            draft={outcome.draft}
            update={outcome.update}
            parts={outcome.parts}
            left={outcome.skip + outcome.reject}
          />
        )}
        {done && skipped > 0 && <p className="soft-ink">{t("imports:summary.done_text")}</p>}
      </div>
      <SummaryFoot data={data} total={total} />
    </>
  );
}

function SummaryFoot({ data, total }: { data: ImportScreen; total: number }) {
  const t = useTranslate();
  const { run, busy } = useCommandWithToast();
  const { status, uuid, counts } = data.import;
  const href = `/orders/import/${uuid}/result`;
  if (status === "done")
    return (
      <footer className="wizard-foot">
        <File href={href} label={t("imports:summary.result")} />
        {counts.skipped > 0 && <File href={`${href}?only=errors`} label={t("imports:summary.errors")} />}
        <span className="grow" />
        <ButtonLink to="/orders/import">{t("imports:summary.another")}</ButtonLink>
        {counts.draft > 0 && (
          <ButtonLink to="/orders/validate">{t("imports:summary.validate", { count: counts.draft })}</ButtonLink>
        )}
        <ButtonLink kind="primary" to="/orders">
          {t("imports:summary.to_orders")}
        </ButtonLink>
      </footer>
    );
  return (
    <footer className="wizard-foot">
      <span className="grow" />
      {status === "validated" && (
        <>
          <ButtonLink to="?step=map">{t("imports:foot.back")}</ButtonLink>
          <Button kind="primary" pending={busy} disabled={total === 0} onClick={() => run("orders.import.commit")}>
            {t("imports:foot.import", { count: total })}
          </Button>
        </>
      )}
    </footer>
  );
}

function File({ href, label }: { href: string; label: string }) {
  return (
    <a className="button" href={href} download>
      <Icon of={Download} size={15} />
      {label}
    </a>
  );
}

interface OutcomeProps {
  create: number;
  draft: number;
  update: number;
  /** Rows that go into the order of another row. */
  parts: number;
  left: number;
}

function Outcome({ create, draft, update, parts, left }: OutcomeProps) {
  const t = useTranslate();
  const lines = [
    { shape: 7, n: create, label: t("imports:out.created") },
    { shape: 0, n: draft, label: t("imports:out.draft") },
    { shape: 3, n: update, label: t("imports:out.updated") },
    ...(parts > 0 ? [{ shape: 4, n: parts, label: t("imports:out.parts") } as const] : []),
    { shape: 9, n: left, label: t("imports:out.left") },
  ] as const;
  return (
    <ul className="grid gap-2">
      {lines.map(({ shape, n, label }) => (
        <li key={shape} className="flex items-center gap-3">
          <StatusShape kind="order" code={shape} size={16} />
          <b className="w-14 text-right">
            <CountText value={n} />
          </b>
          <span className="soft-ink">{label}</span>
        </li>
      ))}
    </ul>
  );
}
