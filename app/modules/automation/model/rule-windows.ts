import { type ShipmentType, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { AutomationRuleInput } from "./automation-rule.ts";

/**
 * Local start and end of the plan that a rule makes when it fires: computed from instants, so clock changes do not
 * shorten it.
 */
export function computePlanWindow(
  rule: Pick<AutomationRuleInput, "delay_minutes" | "duration_minutes">,
  firedAt: number,
  zone: string,
): { startAt: string; endAt: string } {
  const start = firedAt + rule.delay_minutes * minute;
  return { startAt: toLocalTime(start, zone), endAt: toLocalTime(start + rule.duration_minutes * minute, zone) };
}

/** The shipment types of a rule, each planned separately. */
export function listPlannedTypes({
  shipment_types: types,
}: Pick<AutomationRuleInput, "shipment_types">): ShipmentType[] {
  const chosen = types.length === 0 ? shipmentTypes.codes : types;
  return shipmentTypes.codes.filter((code) => chosen.includes(code));
}
