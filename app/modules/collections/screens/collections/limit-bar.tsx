import { TriangleAlert } from "lucide-react";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ListedHolding } from "../../commands/collections/view-holdings.server.ts";

/** Use of an agent's cash limit: a bar with text, and a warning if exceeded. */
export function LimitBar({ row: { limit, currency } }: { row: Pick<ListedHolding, "limit" | "currency"> }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (!limit) return null;
  const write = (amount: number) => formatAmount(amount, currency, locale);
  return (
    <span className={`limit${limit.over > 0 ? " over" : ""}`}>
      <progress value={Math.min(100, limit.share)} max={100} aria-hidden />
      {limit.over > 0 ? (
        <span>
          <Icon of={TriangleAlert} size={13} />
          {t("accounting:limit_over", { over: write(limit.over), limit: write(limit.limit) })}
        </span>
      ) : (
        <span>{t("accounting:limit_share", { share: limit.share, limit: write(limit.limit) })}</span>
      )}
    </span>
  );
}
