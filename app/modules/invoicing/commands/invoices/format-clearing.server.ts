import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import type { Clearing } from "../../model/clearing.ts";

/** Says how an invoice was cleared: "Settled with S-2026-0002", or the day and method of its payment; null while it is to be paid. */
export function formatClearing(clearing: Clearing | null, { t }: Pick<ExportContext, "t">): string | null {
  if (clearing === null) return null;
  if (clearing.by === "settlement") return t("billing:paper.settled_with", { number: clearing.number });
  if (clearing.by === "parts") return t("billing:paper.cleared_parts");
  const day = formatLongDay(clearing.on, t.dateLocale);
  const paid = t("billing:paper.paid_by", { day, method: t(`billing:methods.${clearing.by}`) });
  return clearing.reference ? `${paid}, ${clearing.reference}` : paid;
}
