import { ChevronRight, Map as MapIcon } from "lucide-react";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";

/** The customer confirms the address, or goes to the page where it is checked and corrected. */
export function AddressForm({ path, token }: { path: string; token: string | null }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <form method="post">
      <button type="submit" name="intent" value="confirm" className="button button-large">
        {t("tracking:manage.right")}
      </button>
      <a
        className="row-button"
        href={`${path}?${new URLSearchParams({ ...(token ? { t: token } : {}), lang: language })}`}
      >
        <Icon of={MapIcon} size={18} />
        <span>{t("tracking:manage.check_address")}</span>
        <Icon of={ChevronRight} size={16} />
      </a>
    </form>
  );
}
