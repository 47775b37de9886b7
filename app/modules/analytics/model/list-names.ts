import type { Translate } from "#app/ui/i18n/translation-key.ts";
import { findCount, type ListName } from "./counts.ts";
import { findWindowCount, type WindowCell } from "./window-cells.ts";

/** Stops ahead and hour of arrival of a cell. */
export function nameWindowCell({ band, hour }: WindowCell, t: Translate): string {
  const ahead = band === null ? t("analytics:calibration.last") : t(`analytics:calibration.band.${band}`);
  return hour === null ? ahead : [ahead, t("analytics:calibration.hour", { hour })].join(", ");
}

/** The title of a list. */
export function nameList(name: ListName, t: Translate): string {
  const [count, cell] = [findCount(name), findWindowCount(name)];
  if (count) return t(`analytics:count.${count}`);
  return cell ? t(`analytics:calibration.list.${cell.part}`, { what: nameWindowCell(cell, t) }) : name;
}
