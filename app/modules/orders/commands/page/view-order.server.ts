import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { listLabelDesigns } from "#app/modules/lists/commands/list-label-designs.server.ts";
import { type Discussion, readDiscussion } from "#app/modules/notes/db/notes.server.ts";
import { findSellerOrigin } from "#app/modules/partners/commands/seller-origin.server.ts";
import { readCarrierMethods } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { type OrderFee, readOrderFees } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type FormattedPhones, formatPhones } from "#app/platform/kernel/phone.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { listOrderDocuments } from "../../db/document.reads.server.ts";
import { type OrderDetails, type OrderEventRecord, readOrderDetails } from "../../db/order.reads.server.ts";
import { readOrderCustomer } from "../../db/order-customer.reads.server.ts";
import type { OrderDocument } from "../../model/documents.ts";
import { type PartDrafts, toPartDrafts } from "../../model/part-drafts.ts";
import { type HandoverProof, listProofs, omitProof } from "../../model/proofs.ts";
import { formatTrackingPath } from "../../model/tracked/tracking-link.ts";
import { getOrderActions, type OrderActions } from "../order-actions.server.ts";

type OrderViewChoices = { value: string; label: string }[];

export interface OrderView extends Omit<OrderDetails, "order" | "events"> {
  order: Omit<OrderDetails["order"], "trackingToken">;
  /** The customer's notification settings. */
  trackingLink: string;
  /** Newest first, without pictures. */
  events: OrderEventRecord[];
  proofs: HandoverProof[];
  documents: OrderDocument[];
  fees: OrderFee[];
  seesShipments: boolean;
  seesCustomers: boolean;
  discussion: Discussion;
  actions: OrderActions;
  drafts: PartDrafts;
  customFields: CustomField[];
  locations: OrderViewChoices;
  agents: OrderViewChoices;
  methods: OrderViewChoices;
  /** Label designs to choose from. */
  labelDesigns: OrderViewChoices;
  phones: FormattedPhones;
}

/** The page of an order. */
export async function viewOrder(scope: Scope, { params }: Pick<PageRequest, "params">): Promise<Result<OrderView>> {
  const [file, locations, agents, methods, customFields] = await Promise.all([
    readOrderDetails(scope, params.number ?? ""),
    readNamedChoices(scope, "locations"),
    readNamedChoices(scope, "agents"),
    scope.account.kind === "merchant" ? readCarrierMethods(scope) : readNamedChoices(scope, "shipping_methods"),
    readCustomFields(scope, "order"),
  ]);
  if (!file.ok) return file;
  const { trackingToken, ...order } = file.value.order;
  const [customer, documents, discussion, fees, labelDesigns, origin] = await Promise.all([
    readOrderCustomer(scope, order.customerId),
    listOrderDocuments(scope, order),
    readDiscussion(scope, { about: "order", ...order }, "orders"),
    readOrderFees(scope, order),
    listLabelDesigns(scope),
    findSellerOrigin(scope, order),
  ]);
  return ok({
    ...file.value,
    order,
    trackingLink: origin + formatTrackingPath({ number: order.number, trackingToken }),
    events: file.value.events.map(omitProof),
    proofs: listProofs(file.value.events),
    documents,
    fees,
    seesShipments: scope.account.kind === "carrier",
    seesCustomers: order.accountId === scope.account.id && can(scope.account, "customers"),
    discussion,
    actions: getOrderActions(scope, file.value),
    drafts: toPartDrafts({ ...file.value, customer }, scope.account.preferences.weight_measurement_system),
    locations,
    agents,
    methods,
    labelDesigns,
    customFields,
    phones: formatPhones(order),
  });
}
