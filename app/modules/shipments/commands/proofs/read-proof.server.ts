import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { type Proof, proofsIn } from "#app/modules/orders/model/proofs.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addressLine } from "#app/platform/geo/address-line.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { decimalOf } from "#app/platform/money/money.ts";
import { hasPicture, pictureKey, readDoorPlace } from "../../db/drive-actions.server.ts";
import { readShipmentFile, type ShipmentFile } from "../../db/shipment.reads.server.ts";
import { hashOfProof, type ProofFacts, type ProvedStep, sha256 } from "../../model/proof-facts.ts";
import { missingIn, namesIn, paidIn, saidIn, spotIn } from "../../model/proved-detail.ts";

/** A proof with the bytes of its pictures, in the order in which its facts name them. */
export interface ProofFile {
  file: ShipmentFile;
  facts: ProofFacts;
  sha256: string;
  pictures: { kind: "signature" | "photo"; at: number; by: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/** What proves a shipment of the account; `not_found` for an unknown one, `no_proof` while nothing was picked up or handed over. */
export async function readProofFile(scope: Scope, number: string): Promise<Result<ProofFile>> {
  const found = await readShipmentFile(scope, number);
  if (!found.ok) return found;
  const { shipment, orders, packages, collections, agentName, events } = found.value;
  const proofs = proofsIn(events);
  // An attempt proves something where there is a photo of the door.
  const isProved = ({ id, type }: (typeof events)[number]) =>
    type === "picked_up" || type === "dropped_off" || proofs.some(({ key }) => key === id);
  const done = events.filter(isProved).toReversed();
  if (done.length === 0) return fail("no_proof");
  const pictures: ProofFile["pictures"] = [];
  const steps: ProvedStep[] = [];
  for (const event of done) {
    const own = proofs.filter(({ key }) => key === event.id || key.startsWith(`${event.id}-`));
    const taken = (await Promise.all(own.map((proof) => bytesOf(scope, proof)))).flat();
    pictures.push(...taken);
    steps.push({
      what: own[0]?.what ?? (event.type === "picked_up" ? "picked_up" : "dropped_off"),
      at: new Date(event.at).toISOString(),
      by: event.actorName,
      signedBy: own.find(({ signedBy }) => signedBy !== null)?.signedBy ?? null,
      pictures: await Promise.all(taken.map(async ({ kind, bytes }) => ({ kind, sha256: await sha256(bytes) }))),
      ...saidIn(event.detail),
    });
  }
  const last = done.at(-1);
  const names = namesIn(last?.detail);
  const facts: ProofFacts = {
    account: names?.account ?? scope.account.organization,
    shipment: shipment.number,
    orders: orders.map((order) => order.number),
    agent: names ? names.agent : agentName,
    recipient: shipment.customerName ?? shipment.destination.contact?.name ?? shipment.destination.name ?? "",
    address: addressLine(shipment.destination.address),
    place: shipment.destination.point,
    ...(spotIn(last?.detail) ?? { devicePlace: last ? await readDoorPlace(scope, shipment.agentId, last.at) : null }),
    steps,
    packages: packages.map(({ id, name, barcode, externalId, quantity, weight }) => ({
      name: name ?? "",
      barcode: barcode ?? externalId ?? "",
      quantity,
      weight,
      ...missingIn(last?.detail, id),
    })),
    collections: paidIn(last?.detail) ?? standing(collections),
  };
  return ok({ file: found.value, facts, sha256: await hashOfProof(facts), pictures });
}

/** The pictures of a proof; one that has not arrived yet is not there. */
async function bytesOf(scope: Scope, { signature, photo, at, by }: Proof): Promise<ProofFile["pictures"]> {
  const [signed, shot] = await Promise.all([picture(scope, signature), picture(scope, photo)]);
  return [
    ...(signed ? [{ kind: "signature" as const, at, by, bytes: signed }] : []),
    ...(shot ? [{ kind: "photo" as const, at, by, bytes: shot }] : []),
  ];
}

const stored = /^\/proofs\/([0-9a-f-]{36})\/([0-9a-f]{64})$/;

async function picture(scope: Scope, address: string | null): Promise<Uint8Array<ArrayBuffer> | null> {
  if (address === null) return null;
  const [, actionId, hash] = stored.exec(address) ?? [];
  if (!actionId || !hash)
    return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (sign) => sign.charCodeAt(0));
  if (!(await hasPicture(scope, actionId, hash))) return null;
  const file = await scope.ports.files.get(pictureKey(scope.account.id, actionId, hash));
  return file && new Uint8Array(await file.bytes());
}

/** The money as it stands, for proofs that do not say how it came out. */
function standing(collections: ShipmentFile["collections"]): ProofFacts["collections"] {
  return collections
    .filter(({ waived }) => !waived)
    .map(({ amount, currency, status }) => ({
      amount: decimalOf({ amount, currency }),
      currency,
      status: collectionStatuses.of(status).key,
    }));
}
