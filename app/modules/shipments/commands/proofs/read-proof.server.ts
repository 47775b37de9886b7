import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { listProofs, readClaimedTime } from "#app/modules/orders/model/proofs.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { readActionPosition } from "../../db/drive-actions.server.ts";
import { readShipmentDetails, type ShipmentDetails } from "../../db/shipment.reads.server.ts";
import {
  readDevicePosition,
  readHandoverNames,
  readMissingCount,
  readRecordedPayments,
  readStepDetail,
} from "../../model/proof-detail.ts";
import { hashProof, type ProofFacts, type ProofStep, sha256 } from "../../model/proof-facts.ts";
import { readPictures } from "./proof-pictures.server.ts";

/** A proof of delivery with the bytes of its pictures, in the order in which its facts list them. */
export interface ProofDetails {
  details: ShipmentDetails;
  facts: ProofFacts;
  sha256: string;
  pictures: { kind: "signature" | "photo"; at: number; by: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/**
 * The proof of delivery of a shipment; `not_found` for an unknown one, `no_proof` before anything was picked up or
 * handed over.
 */
export async function readProofDetails(scope: Scope, number: string): Promise<Result<ProofDetails>> {
  const found = await readShipmentDetails(scope, number);
  if (!found.ok) return found;
  const { shipment, orders, packages, collections, agentName, events } = found.value;
  const proofs = listProofs(events);
  // A failed attempt counts when it has a photo.
  const isProved = ({ id, type }: (typeof events)[number]) =>
    type === "picked_up" || type === "dropped_off" || proofs.some(({ key }) => key === id);
  const done = events.filter(isProved).toReversed();
  if (done.length === 0) return fail("no_proof");
  const pictures: ProofDetails["pictures"] = [];
  const steps: ProofStep[] = [];
  for (const event of done) {
    const own = proofs.filter(({ key }) => key === event.id || key.startsWith(`${event.id}-`));
    const eventPictures = (await Promise.all(own.map((proof) => readPictures(scope, proof)))).flat();
    pictures.push(...eventPictures);
    steps.push({
      what: own[0]?.kind ?? (event.type === "picked_up" ? "picked_up" : "dropped_off"),
      at: new Date(event.at).toISOString(),
      ...formatClaimedTime(event.detail),
      by: event.actorName,
      signedBy: own.find(({ signedBy }) => signedBy !== null)?.signedBy ?? null,
      pictures: await Promise.all(
        eventPictures.map(async ({ kind, bytes }) => ({ kind, sha256: await sha256(bytes) })),
      ),
      ...readStepDetail(event.detail),
    });
  }
  const last = done.at(-1);
  const names = readHandoverNames(last?.detail);
  const facts: ProofFacts = {
    account: names?.account ?? scope.account.organization,
    shipment: shipment.number,
    orders: orders.map((order) => order.number),
    agent: names ? names.agent : agentName,
    recipient: shipment.customerName ?? shipment.destination.contact?.name ?? shipment.destination.name ?? "",
    address: formatAddressLine(shipment.destination.address),
    place: shipment.destination.point,
    ...(readDevicePosition(last?.detail) ?? {
      devicePlace: last ? await readActionPosition(scope, shipment.agentId, last.at) : null,
    }),
    steps,
    packages: packages.map(({ id, name, barcode, externalId, quantity, weight }) => ({
      name: name ?? "",
      barcode: barcode ?? externalId ?? "",
      quantity,
      weight,
      ...readMissingCount(last?.detail, id),
    })),
    collections: readRecordedPayments(last?.detail) ?? listCurrentCollections(collections),
  };
  return ok({ details: found.value, facts, sha256: await hashProof(facts), pictures });
}

function formatClaimedTime(detail: Record<string, unknown>): Pick<ProofStep, "claimedAt"> {
  const claimedAt = readClaimedTime(detail);
  return claimedAt === null ? {} : { claimedAt: new Date(claimedAt).toISOString() };
}

/** The current collections, for events written before payments were recorded with them. */
function listCurrentCollections(collections: ShipmentDetails["collections"]): ProofFacts["collections"] {
  return collections
    .filter(({ waived }) => !waived)
    .map(({ amount, currency, status }) => ({
      amount: formatDecimal({ amount, currency }),
      currency,
      status: collectionStatuses.byCode(status).key,
    }));
}
