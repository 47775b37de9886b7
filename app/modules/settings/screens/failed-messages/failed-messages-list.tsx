import { RotateCw } from "lucide-react";
import type { FailedMessage } from "#app/platform/events/failed-messages.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";

/** Failed messages, each with a retry button. */
export function FailedMessagesList({ rows }: { rows: readonly FailedMessage[] }) {
  const t = useTranslate();
  const act = useCommandWithToast(() => showToast(t("failed_messages:tried")));
  return (
    <div className="page">
      <PageTitle>{t("common:nav.failed_messages")}</PageTitle>
      <div className="head">
        <h1>{t("common:nav.failed_messages")}</h1>
      </div>
      <div className="scroll min-h-0 flex-1">
        <div className="settings-menu grid content-start gap-4">
          <p className="text-ink-2">{t("failed_messages:lead")}</p>
          {rows.length === 0 ? (
            <EmptyState title={t("failed_messages:none")} text={t("failed_messages:none_why")} />
          ) : (
            <table className="plain" aria-label={t("common:nav.failed_messages")}>
              <thead>
                <tr>
                  <th>{t("failed_messages:what")}</th>
                  <th>{t("failed_messages:error")}</th>
                  <th>{t("failed_messages:at")}</th>
                  <th>
                    <span className="visually-hidden">{t("common:action.retry")}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.kind} ${row.id}`}>
                    <td>
                      <b>{t(`failed_messages:kind.${row.kind}`)}</b> <span className="break-all">{row.subject}</span>
                    </td>
                    <td className="soft-ink break-words">{row.error ?? "–"}</td>
                    <td className="whitespace-nowrap">
                      <DateTimeText at={row.at} />
                    </td>
                    <td className="to-right">
                      <Button
                        icon={RotateCw}
                        disabled={act.busy}
                        aria-label={t("failed_messages:retry_row", { subject: row.subject })}
                        onClick={() => act.run("settings.failed_messages.retry", { kind: row.kind, id: row.id })}
                      >
                        {t("common:action.retry")}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </div>
    </div>
  );
}
