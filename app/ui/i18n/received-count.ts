import type { Translate } from "./translation-key.ts";

/** "9 of 12 packages", where packages were counted on receipt. */
export function formatReceivedCount({ expected, received }: Readonly<Record<string, unknown>>, t: Translate): string {
  return typeof expected === "number" && typeof received === "number"
    ? t("shipments:received_of", { received, expected })
    : "";
}
