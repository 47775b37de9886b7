import { expect, test } from "vitest";
import { createPlan } from "#app/modules/plans/commands/create-plan.server.ts";
import { shipmentBulkActions } from "#app/modules/shipments/screens/shipment-bulk-actions.tsx";
import { getBatchLimits } from "#app/ui/resource/bulk/all-matching.ts";

const choices = { manifest: false, exports: undefined, planning: true, type: 3, today: "2026-11-21" } as const;

test("what makes one thing of all that is chosen is sent at once, as much as its command takes; the rest in parts", () => {
  const actions = new Map(shipmentBulkActions(choices as never).map((action) => [action.intent, action]));
  const plan = getBatchLimits(actions.get("plans.create") ?? {});
  expect(plan.perRequest).toBe(plan.total);
  expect(plan.total).toBeGreaterThanOrEqual(1_000);
  const shipmentIds = (count: number) => Array.from({ length: count }, () => "01a20060-3165-7bf7-bb30-2cc167827f56");
  const takes = (count: number) => createPlan.input.shape.shipmentIds.safeParse(shipmentIds(count)).success;
  expect([takes(plan.total), takes(plan.total + 1)]).toEqual([true, false]);
  expect(getBatchLimits(actions.get("shipments.plan") ?? {})).toEqual({ perRequest: 500, total: 10_000 });
  expect(getBatchLimits({ opens: "/api/orders/labels" })).toEqual({ perRequest: 500, total: 500 });
});
