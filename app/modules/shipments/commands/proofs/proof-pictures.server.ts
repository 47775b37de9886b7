import type { HandoverProof } from "#app/modules/orders/model/proofs.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getPictureKey, hasPicture } from "../../db/drive-actions.server.ts";
import type { ProofDetails } from "./read-proof.server.ts";

/** The pictures of a proof, without those that the phone has not uploaded yet. */
export async function readPictures(
  scope: Scope,
  { signature, photo, at, by }: HandoverProof,
): Promise<ProofDetails["pictures"]> {
  const [signed, shot] = await Promise.all([readPicture(scope, signature), readPicture(scope, photo)]);
  return [
    ...(signed ? [{ kind: "signature" as const, at, by, bytes: signed }] : []),
    ...(shot ? [{ kind: "photo" as const, at, by, bytes: shot }] : []),
  ];
}

const storedPicturePattern = /^\/proofs\/([0-9a-f-]{36})\/([0-9a-f]{64})$/;

async function readPicture(scope: Scope, address: string | null): Promise<Uint8Array<ArrayBuffer> | null> {
  if (address === null) return null;
  const [, actionId, hash] = storedPicturePattern.exec(address) ?? [];
  if (!actionId || !hash)
    return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (sign) => sign.charCodeAt(0));
  if (!(await hasPicture(scope, actionId, hash))) return null;
  const file = await scope.ports.files.get(getPictureKey(scope.account.id, actionId, hash));
  return file && new Uint8Array(await file.bytes());
}
