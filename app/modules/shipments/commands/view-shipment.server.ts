import { type Discussion, readDiscussion } from "#app/modules/notes/db/discussion.reads.server.ts";
import { type Proof, proofsIn, withoutProof } from "#app/modules/orders/model/proofs.ts";
import { can } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type WrittenPhones, writtenPhones } from "#app/platform/kernel/phone.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { allowedEvents } from "#app/platform/kernel/state-machine.ts";
import { type NamedChoice, readChoices } from "#app/platform/lists/names.reads.server.ts";
import { readLateReports } from "../db/late-reports.reads.server.ts";
import { readShipmentFile, type ShipmentFile } from "../db/shipment.reads.server.ts";
import type { LateReport } from "../model/late-report.ts";
import { shipmentStatuses } from "../model/shipment.enums.ts";
import { type ShipmentAction, shipmentTransitions } from "../model/shipment.states.ts";
import { openPlans } from "./open-plans.server.ts";
import { typeOf } from "./shipment-type.server.ts";

export interface ShipmentView extends ShipmentFile {
  /** What the status and the member's permissions allow now. */
  actions: ShipmentAction[];
  /** The member may take shipments out as files. */
  exporting: boolean;
  /** The member may make another one with the same contents. */
  repeating: boolean;
  agents: NamedChoice[];
  locations: NamedChoice[];
  plans: NamedChoice[];
  proofs: Proof[];
  /** What phones told too late. */
  lateReports: LateReport[];
  discussion: Discussion;
  phones: WrittenPhones;
}

/** The permission of each action. */
const permissionOf: Readonly<Record<ShipmentAction, Permission | null>> = {
  plan: "shipments.plan",
  unplan: "shipments.plan",
  assign: "shipments.assign",
  unassign: "shipments.unassign",
  pickup: "shipments.pickup",
  dropoff: "shipments.dropoff",
  attempt: "shipments.attempt",
  receive: "shipments.receive",
  reset: "shipments.reset",
  cancel: "shipments.cancel",
  // Goes with a stop that moves to another route.
  reassign: null,
  // Goes with its orders, never by itself.
  lose: null,
  edit_source: "shipments.update",
  edit_destination: "shipments.update",
  reschedule: "shipments.update",
  reschedule_pickup: "shipments.update",
  incident: "shipments.update",
};

/** The page of a shipment; the type in the address must be its own. */
export async function viewShipment(
  scope: Scope,
  { params }: Pick<PageRequest, "params">,
): Promise<Result<ShipmentView>> {
  const type = typeOf(scope, params.type);
  if (!type.ok) return type;
  const [file, agents, locations, plans] = await Promise.all([
    readShipmentFile(scope, params.number ?? ""),
    readChoices(scope, "agents"),
    readChoices(scope, "locations"),
    openPlans(scope),
  ]);
  if (!file.ok) return file;
  if (file.value.shipment.type !== type.value.code) return fail("not_found");
  const allowed = allowedEvents(shipmentTransitions, file.value.shipment.status);
  const { destination, status } = file.value.shipment;
  const actions = allowed
    .filter((action) => {
      const needed = permissionOf[action];
      return needed !== null && can(scope.account, needed);
    })
    .filter(
      (action) => action !== "receive" || status !== shipmentStatuses.code.completed || destination.kind === "location",
    );
  const { events } = file.value;
  return ok({
    ...file.value,
    events: events.map(withoutProof),
    proofs: proofsIn(events),
    lateReports: await readLateReports(scope, file.value.shipment.id),
    discussion: await readDiscussion(scope, { about: "shipment", ...file.value.shipment }, "shipments"),
    actions,
    exporting: can(scope.account, "shipments.export"),
    repeating: can(scope.account, "shipments.create", "orders", "orders.create"),
    agents,
    locations,
    plans,
    phones: writtenPhones(file.value.shipment),
  });
}
