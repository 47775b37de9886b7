import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextArea } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { CloseScreen } from "../commands/view-close.server.ts";

interface PeriodDialogProps {
  period: CloseScreen["period"];
  name: string;
  onClose: () => void;
}

/** Asks before a month is closed; what is still open is named, and accepted with it. */
export function CloseDialog({ period, name, onClose }: PeriodDialogProps) {
  const t = useTranslate();
  const { month, open } = period;
  const accepted = Object.fromEntries(open.map(({ key }, at) => [`accept[${at}]`, key]));
  return (
    <CommandDialog
      title={t("closing:close_month", { month: name })}
      text={t("closing:close_text")}
      intent="accounting.books.close"
      hidden={{ month, ...accepted }}
      onDone={t("closing:closed_done", { month: name })}
      onClose={onClose}
    >
      {open.length > 0 && (
        <div>
          <p>{t("closing:still_open")}</p>
          <ul className="still-open">
            {open.map(({ key, count }) => (
              <li key={key}>
                {t(`closing:item.${key}`)}: {count}
              </li>
            ))}
          </ul>
        </div>
      )}
    </CommandDialog>
  );
}

/** Asks for the reason; later months are reopened, too. */
export function ReopenDialog({ period, name, through, onClose }: PeriodDialogProps & { through: string }) {
  const t = useTranslate();
  return (
    <CommandDialog
      title={t("closing:reopen_month", { month: name })}
      text={through === name ? t("closing:reopen_text") : t("closing:reopen_all", { month: through })}
      submitLabel={t("closing:reopen")}
      intent="accounting.books.reopen"
      hidden={{ month: period.month }}
      danger
      onDone={t("closing:reopened_done", { month: name })}
      onClose={onClose}
    >
      <TextArea name="reason" label={t("closing:reason")} maxLength={500} required />
    </CommandDialog>
  );
}
