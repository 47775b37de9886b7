import { offerDesigns } from "#app/modules/lists/commands/offer-designs.server.ts";
import { type Discussion, readDiscussion } from "#app/modules/notes/db/discussion.reads.server.ts";
import { readCarrierMethods } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { type OrderFee, readOrderFees } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type WrittenPhones, writtenPhones } from "#app/platform/kernel/phone.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { readChoices } from "#app/platform/lists/names.reads.server.ts";
import { readDocuments } from "../../db/document.reads.server.ts";
import { type OrderEventRecord, type OrderFile, readOrderFile } from "../../db/order.reads.server.ts";
import { readOrderCustomer } from "../../db/order-customer.reads.server.ts";
import type { OrderDocument } from "../../model/documents.ts";
import { draftsOf, type PartDrafts } from "../../model/part-drafts.ts";
import { type Proof, proofsIn, withoutProof } from "../../model/proofs.ts";
import { type WishedWindow, wishOf } from "../../model/tracked/reschedule.ts";
import { trackingPath } from "../../model/tracked/tracking-link.ts";
import { actionsOf, type OrderActions } from "../order-actions.server.ts";

type Choices = { value: string; label: string }[];

export interface OrderView extends Omit<OrderFile, "order" | "events"> {
  order: Omit<OrderFile["order"], "trackingToken">;
  /** What its customer is sent. */
  trackingLink: string;
  /** The newest first, without the pictures. */
  events: OrderEventRecord[];
  proofs: Proof[];
  documents: OrderDocument[];
  fees: OrderFee[];
  seesShipments: boolean;
  seesCustomers: boolean;
  discussion: Discussion;
  actions: OrderActions;
  drafts: PartDrafts;
  locations: Choices;
  agents: Choices;
  methods: Choices;
  /** The time that the customer asked for and nobody answered yet. */
  wish: WishedWindow | null;
  /** What labels may be printed by. */
  labelDesigns: Choices;
  phones: WrittenPhones;
}

/** The page of an order. */
export async function viewOrder(scope: Scope, { params }: Pick<PageRequest, "params">): Promise<Result<OrderView>> {
  const [file, locations, agents, methods] = await Promise.all([
    readOrderFile(scope, params.number ?? ""),
    readChoices(scope, "locations"),
    readChoices(scope, "agents"),
    scope.account.kind === "merchant" ? readCarrierMethods(scope) : readChoices(scope, "shipping_methods"),
  ]);
  if (!file.ok) return file;
  const { trackingToken, ...order } = file.value.order;
  const [customer, documents, discussion, fees, labelDesigns] = await Promise.all([
    readOrderCustomer(scope, order.customerId),
    readDocuments(scope, order),
    readDiscussion(scope, { about: "order", ...order }, "orders"),
    readOrderFees(scope, order),
    offerDesigns(scope),
  ]);
  return ok({
    ...file.value,
    order,
    trackingLink: scope.ports.origin + trackingPath({ number: order.number, trackingToken }),
    events: file.value.events.map(withoutProof),
    proofs: proofsIn(file.value.events),
    documents,
    fees,
    seesShipments: scope.account.kind === "carrier",
    seesCustomers: order.accountId === scope.account.id && can(scope.account, "customers"),
    discussion,
    actions: actionsOf(scope, file.value),
    drafts: draftsOf({ ...file.value, customer }, scope.account.preferences.weight_measurement_system),
    locations,
    agents,
    methods,
    wish: wishOf(file.value),
    labelDesigns,
    phones: writtenPhones(order),
  });
}
