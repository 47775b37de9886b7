import type { useDates } from "../formats/date-time.tsx";
import type { Translate } from "./translation-key.ts";

/** "Time not plausible · Device reported …", where an event shows the server's time instead; else empty. */
export function formatClaimedTime(
  { claimedAt }: Readonly<Record<string, unknown>>,
  t: Translate,
  dates: ReturnType<typeof useDates>,
): string {
  if (typeof claimedAt !== "number") return "";
  return `${t("orders:not_plausible")} · ${t("orders:device_reported", { time: dates.instant(claimedAt) })}`;
}
