import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import type { TillChoice } from "../commands/tills/choose-till.server.ts";

/** Asks into or out of which till cash goes, where there is a choice. */
export function TillField({ till }: { till: TillChoice | null }) {
  const t = useTranslate();
  if (!till) return null;
  return <Select name="till_id" label={t("accounting:till.label")} options={till.tills} defaultValue={till.last} />;
}
