import { expect, test } from "vitest";
import { planShipments } from "#app/modules/plans/commands/shipments/plan-shipments.server.ts";
import { planSelection } from "#app/modules/plans/screens/shipments/plan-selection.tsx";
import { shipmentBulkActions } from "#app/modules/shipments/screens/shipment-bulk-actions.tsx";
import { getBatchLimits } from "#app/ui/resource/bulk/all-matching.ts";

const choices = {
  planning: true,
  exports: undefined,
  type: 3,
  planSelection: planSelection("2026-11-21", 3),
} as const;

test("a large selection is sent in batches; the first batch's result is passed to the rest", () => {
  const actions = new Map(shipmentBulkActions(choices as never).map((action) => [action.intent, action]));
  const plan = actions.get("shipments.plan");
  const id = "01a20060-3165-7bf7-bb30-2cc167827f56";
  const takes = (count: number) => planShipments.input.shape.shipments.safeParse(Array(count).fill(id)).success;
  expect([takes(500), takes(501)]).toEqual([true, false]);
  expect(plan?.carries?.({ plan: { id, number: "P-1" } })).toEqual({ plan_id: id });
  expect(plan?.carries?.({ plan: null })).toEqual({});
  expect(getBatchLimits(plan ?? {})).toEqual({ perRequest: 500, total: 10_000 });
  expect(getBatchLimits({ opens: "/api/orders/labels" })).toEqual({ perRequest: 500, total: 500 });
});
