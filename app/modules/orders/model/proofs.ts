import { type RecipientKind, recipientKinds } from "./move-proof.ts";

/** Evidence that goods were picked up or handed over, or that it was attempted. */
export interface HandoverProof {
  key: string;
  kind: "picked_up" | "dropped_off" | "attempted";
  /** Milliseconds UTC. */
  at: number;
  /** What the device reported instead of `at`, where that cannot be. */
  claimedAt: number | null;
  by: string;
  /** The name of the person who signed, where it was typed. */
  signedBy: string | null;
  /** Who received the goods, signed for or not. */
  receivedBy: string | null;
  recipientKind: RecipientKind;
  /** Pictures as data URLs; photos from a driver's device as URLs. */
  signature: string | null;
  photo: string | null;
}

interface ProofEvent {
  id: string;
  type: string;
  at: number;
  actorName: string;
  detail: Record<string, unknown>;
}

/** The kind of proof for each event type that can carry one. */
const proofKindByEvent: Readonly<Record<string, HandoverProof["kind"]>> = {
  picked_up: "picked_up",
  dropped_off: "dropped_off",
  failed: "attempted",
};
/** Only images that we render ourselves; anything else that a program may have sent is shown as text. */
const drawnPicturePattern = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** The proofs on a timeline, in its order. A step that another one implies repeats that proof and is left out. */
export function listProofs(events: readonly ProofEvent[]): HandoverProof[] {
  const proofs = readProofs(events);
  const isSameProof = (one: HandoverProof, other: HandoverProof) => one.at === other.at && one.photo === other.photo;
  return proofs.filter((proof, index) => proofs.findIndex((other) => isSameProof(other, proof)) === index);
}

function readProofs(events: readonly ProofEvent[]): HandoverProof[] {
  return events.flatMap((event) => {
    const kind = proofKindByEvent[event.type];
    const { proof } = event.detail;
    if (!kind || typeof proof !== "object" || proof === null) return [];
    const signature = "signature" in proof && typeof proof.signature === "string" ? proof.signature : null;
    const image = "image" in proof && typeof proof.image === "string" ? proof.image : null;
    const drawn = signature !== null && drawnPicturePattern.test(signature);
    const [photo = null, ...more] =
      image === null ? [] : drawnPicturePattern.test(image) ? [image] : listPictureUrls(image);
    const receivedBy =
      "recipient" in proof && typeof proof.recipient === "string" ? proof.recipient.slice(0, 200) || null : null;
    if (!signature && !photo && !receivedBy) return [];
    const recipientKind =
      "recipientKind" in proof ? recipientKinds.find((each) => each === proof.recipientKind) : undefined;
    const base = {
      key: event.id,
      kind,
      at: event.at,
      claimedAt: readClaimedTime(event.detail),
      by: event.actorName,
      recipientKind: recipientKind ?? ("customer" as const),
    };
    return [
      {
        ...base,
        signedBy: drawn ? null : (signature?.slice(0, 200) ?? null),
        receivedBy,
        signature: drawn ? signature : null,
        photo,
      },
      ...more.map((each, index) => ({
        ...base,
        key: `${event.id}-${index}`,
        signedBy: null,
        receivedBy: null,
        signature: null,
        photo: each,
      })),
    ];
  });
}

/** The time that a device reported for an event and that cannot be; null where it counts. */
export function readClaimedTime({ claimedAt }: Record<string, unknown>): number | null {
  return typeof claimedAt === "number" ? claimedAt : null;
}

/** An event without its pictures, which would make a page with many events large. */
export function omitProof<Event extends { detail: Record<string, unknown> }>(event: Event): Event {
  const { proof: _, ...detail } = event.detail;
  return { ...event, detail };
}

const photoMarkPattern = /^photo:([0-9a-f-]{36})\/([0-9a-f]{64})$/;

/** The URLs of a proof's pictures. */
export function listPictureUrls(image: string): string[] {
  return image.split(" ").flatMap((each) => {
    const found = photoMarkPattern.exec(each);
    return found ? [`/proofs/${found[1]}/${found[2]}`] : [];
  });
}
