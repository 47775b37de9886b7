import { TriangleAlert } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";

/** Days after which collected money should have been handed over. */
const OLD_AFTER_DAYS = 7;

/** Age of held money in days, with a warning from a week on. */
export function Age({ days }: { days: number | null }) {
  const t = useTranslate();
  if (days === null) return null;
  const written = days === 0 ? t("common:date.today").toLowerCase() : t("accounting:days", { count: days });
  return (
    <span className="age">
      {days >= OLD_AFTER_DAYS && <Icon of={TriangleAlert} size={13} />}
      {written}
    </span>
  );
}
