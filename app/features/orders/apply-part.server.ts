import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { OrderEdit } from "#app/data/orders/edit.writes.server.ts";
import type { OrderRecord } from "#app/data/orders/order.reads.server.ts";
import { collectionRows, packageRows } from "#app/data/orders/order-parts.writes.server.ts";
import { resolvePlace } from "#app/data/orders/place.reads.server.ts";
import { checkReferences } from "#app/data/orders/references.reads.server.ts";
import { collections, orderPackages } from "#app/data/schema/index.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { statusAtCreation } from "#app/domain/orders/order.rules.ts";
import type { OrderPart, partSchemas } from "#app/domain/orders/order-parts.ts";
import {
  codOf,
  lineOf,
  nameOf,
  prepareCollections,
  prepareCustomer,
  preparePackages,
  totalsOf,
} from "#app/domain/orders/prepare-order.ts";

/** What replacing a part sets on the order, and the statements for the tables of its parts. */
export interface AppliedPart {
  set: OrderEdit["set"];
  statements?: Statement[];
}

type Input<Part extends OrderPart> = z.output<(typeof partSchemas)[Part]>;
type Apply<Part extends OrderPart> = (
  scope: Scope,
  order: OrderRecord,
  input: Input<Part>,
) => Promise<Result<AppliedPart>> | Result<AppliedPart>;

/** How each part of an order is replaced. */
export const applyPart: { readonly [Part in OrderPart]: Apply<Part> } = {
  external_id: (_scope, _order, { external_id }) => ok({ set: { externalId: external_id } }),
  notes: (_scope, _order, { notes }) => ok({ set: { notes } }),
  proof_of_delivery: (_scope, order, input) =>
    ok({
      set: { proofOfDelivery: input.proof_of_delivery, proofOfPickup: input.proof_of_pickup ?? order.proofOfPickup },
    }),
  requirements: async (scope, _order, { requirements }) => {
    const known = await checkReferences(scope, { requirements });
    if (!known.ok) return known;
    const { vehicle_types, vehicle_options, allowed_agents, prohibited_vehicles } = requirements;
    return ok({
      set: {
        requirements: {
          vehicleTypes: vehicle_types,
          vehicleOptions: vehicle_options,
          allowedAgents: allowed_agents,
          prohibitedVehicles: prohibited_vehicles,
        },
      },
    });
  },
  customer: (_scope, order, input) => {
    const customer = prepareCustomer(input.customer, order.destination.address.country);
    if (input.customer.phone && !customer.phone) return failFields({ "customer.phone": [{ code: "phone_invalid" }] });
    const name = nameOf(customer);
    const contact = { name, phone: customer.phone ?? undefined, email: customer.email ?? undefined };
    return ok({
      set: {
        customerName: name,
        customerPhone: customer.phone,
        customerEmail: customer.email,
        destination: { ...order.destination, contact },
        heldFor: order.heldFor === "WRONG_NUMBER" ? null : order.heldFor,
      },
    });
  },
  locations: async (scope, order, input) => {
    const source = input.source ? await resolvePlace(scope, input.source, "source") : null;
    if (source && !source.ok) return source;
    const destination = input.destination ? await resolvePlace(scope, input.destination, "destination") : null;
    if (destination && !destination.ok) return destination;
    const issues = destination ? destination.value.issues : order.issues;
    const from = source?.value.place ?? order.source;
    const to = destination ? { ...destination.value.place, contact: order.destination.contact } : order.destination;
    return ok({
      set: {
        source: from,
        sourceLocationId: from.kind === "location" ? (from.id ?? null) : null,
        destination: to,
        destinationLine: lineOf(to.address),
        issues,
        status: order.status <= 2 ? statusAtCreation(issues, order.carrierAccountId !== null) : order.status,
        heldFor: destination && order.heldFor === "WRONG_ADDRESS" ? null : order.heldFor,
      },
    });
  },
  packages: (scope, order, input) => {
    const packages = preparePackages(input.packages, input.units);
    return ok({
      set: totalsOf(packages),
      statements: [
        scope.db.delete(orderPackages).where(eq(orderPackages.orderId, order.id)),
        ...packageRows(scope, [{ id: order.id, packages }]),
      ],
    });
  },
  collections: (scope, order, input) => {
    const money = prepareCollections(input.collections);
    return ok({
      set: codOf(money),
      statements: [
        scope.db.delete(collections).where(eq(collections.orderId, order.id)),
        ...collectionRows(scope, [{ id: order.id, collections: money }]),
      ],
    });
  },
};
