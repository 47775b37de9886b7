import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { type Discussion, readDiscussion } from "#app/modules/notes/db/notes.server.ts";
import { type HandoverProof, listProofs, omitProof } from "#app/modules/orders/model/proofs.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type FormattedPhones, formatPhones } from "#app/platform/kernel/phone.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { type NamedChoice, readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { readLateReports } from "../db/late-reports.reads.server.ts";
import { readShipmentDetails, type ShipmentDetails } from "../db/shipment.reads.server.ts";
import { shipmentActionPermissions } from "../model/action-permissions.ts";
import type { LateReport } from "../model/late-report.ts";
import { shipmentStatuses } from "../model/shipment.enums.ts";
import { type ShipmentAction, shipmentTransitions } from "../model/shipment.states.ts";
import { listOpenPlans } from "./list-open-plans.server.ts";
import { findShipmentType } from "./shipment-type.server.ts";

export interface ShipmentView extends ShipmentDetails {
  /** What the status and the member's permissions allow now. */
  actions: ShipmentAction[];
  /** The member may export shipments. */
  canExport: boolean;
  /** The member may change its own fields. */
  canUpdate: boolean;
  customFields: CustomField[];
  /** The member may create a copy with the same contents. */
  canDuplicate: boolean;
  agents: NamedChoice[];
  locations: NamedChoice[];
  plans: NamedChoice[];
  proofs: HandoverProof[];
  /** Actions that phones reported after they were no longer possible. */
  lateReports: LateReport[];
  discussion: Discussion;
  phones: FormattedPhones;
}

/** The page of a shipment; `not_found` when the path names another type than its own. */
export async function viewShipment(
  scope: Scope,
  { params }: Pick<PageRequest, "params">,
): Promise<Result<ShipmentView>> {
  const type = findShipmentType(scope, params.type);
  if (!type.ok) return type;
  const [file, agents, locations, plans, customFields] = await Promise.all([
    readShipmentDetails(scope, params.number ?? ""),
    readNamedChoices(scope, "agents"),
    readNamedChoices(scope, "locations"),
    listOpenPlans(scope),
    readCustomFields(scope, "shipment"),
  ]);
  if (!file.ok) return file;
  if (file.value.shipment.type !== type.value.code) return fail("not_found");
  const allowed = listAllowedEvents(shipmentTransitions, file.value.shipment.status);
  const { destination, status } = file.value.shipment;
  const actions = allowed
    .filter((action) => {
      const needed = shipmentActionPermissions[action];
      return needed !== null && can(scope.account, needed);
    })
    .filter(
      (action) => action !== "receive" || status !== shipmentStatuses.code.completed || destination.kind === "location",
    );
  const { events } = file.value;
  return ok({
    ...file.value,
    events: events.map(omitProof),
    proofs: listProofs(events),
    lateReports: await readLateReports(scope, file.value.shipment.id),
    discussion: await readDiscussion(scope, { about: "shipment", ...file.value.shipment }, "shipments"),
    actions,
    canExport: can(scope.account, "shipments.export"),
    canUpdate: can(scope.account, "shipments.update"),
    customFields,
    canDuplicate: can(scope.account, "shipments.create", "orders", "orders.create"),
    agents,
    locations,
    plans,
    phones: formatPhones(file.value.shipment),
  });
}
