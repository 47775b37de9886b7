import { SecretDialog } from "#app/modules/identity/screens/access-tokens/secret-dialog.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

/** The secret of an endpoint, shown once. */
export function EndpointSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslate();
  return (
    <SecretDialog
      title={t("webhooks:secret_title")}
      once={t("webhooks:secret_once")}
      care={t("webhooks:secret_care")}
      secret={secret}
      onClose={onClose}
    />
  );
}
