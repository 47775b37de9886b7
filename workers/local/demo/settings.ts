import { alertRuleCatalogue } from "#app/modules/alerts/commands/alert-rule-catalogue.server.ts";
import { embedCatalogue } from "#app/modules/analytics/commands/embeds.server.ts";
import { automationRuleCatalogue } from "#app/modules/automation/commands/automation-rules.server.ts";
import { equipmentCatalogue } from "#app/modules/fleet/commands/equipment.server.ts";
import { teamCatalogue } from "#app/modules/fleet/commands/teams.server.ts";
import { accessTokenCatalogue } from "#app/modules/identity/commands/access-tokens/access-tokens.server.ts";
import { packageCatalogue } from "#app/modules/orders/commands/packages.server.ts";
import { webhookCatalogue } from "#app/modules/webhooks/commands/webhook-catalogue.server.ts";
import { RECEIVER_URL } from "#app/modules/webhooks/model/webhook.ts";
import type { Command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { DemoFleet } from "./fleet.ts";

/** A company's settings besides its fleet, created by the product's own commands. */
export async function seedSettings(scope: Scope, { crews, locationIds }: DemoFleet): Promise<void> {
  const [hub, , south] = locationIds;
  const agents = crews.map(({ agentId }) => agentId);
  const made: readonly (readonly [Command, unknown])[] = [
    [
      teamCatalogue.create,
      {
        name: "Unterland",
        start_location_id: hub,
        return_location_id: hub,
        check_in_radius: 250,
        agents: agents.slice(0, 5),
      },
    ],
    [
      teamCatalogue.create,
      {
        name: "Oberland",
        start_location_id: south,
        return_location_id: south,
        check_in_radius: 250,
        agents: agents.slice(5),
      },
    ],
    [
      packageCatalogue.create,
      { name: "Parcel S", type: 1, units: "metric", length: 35, width: 25, height: 10, weight: 2 },
    ],
    [
      packageCatalogue.create,
      { name: "Parcel L", type: 1, units: "metric", length: 60, width: 40, height: 35, weight: 12 },
    ],
    [
      packageCatalogue.create,
      { name: "Euro pallet", type: 2, units: "metric", length: 120, width: 80, height: 145, weight: 240 },
    ],
    // Paused, so that the demo's day does not change while someone looks at it.
    [
      automationRuleCatalogue.create,
      {
        name: "Morning plan",
        schedule: { every: "weekly", weekdays: [1, 2, 3, 4, 5], time: "05:30" },
        ...{ delay_minutes: 90, duration_minutes: 540, location_id: south, shipment_types: [3], auto_confirm: true },
      },
    ],
    [
      automationRuleCatalogue.create,
      {
        name: "Saturday, anyone available",
        schedule: { every: "weekly", weekdays: [6], time: "07:00" },
        ...{
          delay_minutes: 30,
          duration_minutes: 300,
          location_id: south,
          shipment_types: [3],
          attendance: "checked_in",
        },
      },
    ],
    // Events that occur a few times a day: the log fills when the demo's own day is first published.
    [
      automationRuleCatalogue.create,
      {
        name: "Light goods go out again",
        ...{ active: true, event: "order_attempted", actions: [{ type: "alert" }], stops: true },
        conditions: [{ field: "weight", not: false, values: [",10000"] }],
      },
    ],
    [
      automationRuleCatalogue.create,
      {
        name: "Somebody calls about the others",
        ...{ active: true, event: "order_attempted", actions: [{ type: "alert" }] },
      },
    ],
    [equipmentCatalogue.create, { name: "Scanner 7", type: "scanner", serial: "ZB-20417", agent_id: agents[0] }],
    [
      equipmentCatalogue.create,
      { name: "Card terminal 2", type: "card_terminal", serial: "V400-118", agent_id: agents[1] },
    ],
    [equipmentCatalogue.create, { name: "Pallet jack", type: "trolley", vehicle_id: crews[6]?.vehicleId }],
    [
      embedCatalogue.create,
      { name: "Deliveries", dashboard: "all", sites: ["http://localhost:4173", "https://intranet.example.com"] },
    ],
    [
      accessTokenCatalogue.create,
      {
        name: "Warehouse scanner",
        notes: "Receives packages",
        access: "limited",
        permissions: ["orders", "shipments", "shipments.receive"],
        locations: hub ? [hub] : [],
        addresses: ["185.99.14.0/24"],
      },
    ],
    [
      accessTokenCatalogue.create,
      {
        name: "ERP",
        notes: "Both ways",
        access: "limited",
        permissions: ["orders", "orders.create", "orders.update", "shipments", "customers", "customers.create"],
        addresses: ["194.50.2.11"],
      },
    ],
    // Events that occur a few times a day: sending a demo's whole history in its first minute would take too long.
    [
      webhookCatalogue.create,
      {
        name: "Test receiver",
        url: RECEIVER_URL,
        events: ["plan.confirmed", "order.cancelled", "shipment.failed", "collection.collected", "invoice.created"],
      },
    ],
    [
      alertRuleCatalogue.create,
      {
        name: "Dispatch desk",
        events: ["plan.failed", "plan.auto_confirm_stopped", "stop.late", "import.failed"],
        audience: "roles",
        roles: ["dispatch"],
        channels: ["inbox", "mail"],
        quiet_from: "20:00",
        quiet_to: "06:00",
      },
    ],
    [
      alertRuleCatalogue.create,
      {
        name: "Money",
        events: ["agent.over_cash_limit", "ledger.unbalanced"],
        audience: "owner",
        channels: ["inbox", "mail"],
        digest: "daily",
      },
    ],
    [accessTokenCatalogue.create, { name: "Assistant", notes: "Plans with a person beside it", access: "full" }],
  ];
  for (const [command, input] of made) {
    const result = await command.execute(scope, input);
    if (!result.ok) throw new Error(`${command.name}: ${JSON.stringify(result.failure)}`);
  }
}
