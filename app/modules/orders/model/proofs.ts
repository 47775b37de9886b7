import { type Taker, takers } from "./door/move-proof.ts";

/** What proves that goods were picked up or handed over, or that it was tried. */
export interface Proof {
  key: string;
  what: "picked_up" | "dropped_off" | "attempted";
  /** Milliseconds UTC. */
  at: number;
  by: string;
  /** Who signed, where that was typed. */
  signedBy: string | null;
  /** Who took the goods, signed or not. */
  receivedBy: string | null;
  taker: Taker;
  /** Pictures as data addresses, photos of a driver's device by where they are to be had. */
  signature: string | null;
  photo: string | null;
}

interface ProvedEvent {
  id: string;
  type: string;
  at: number;
  actorName: string;
  detail: Record<string, unknown>;
}

/** What the lines of a timeline that may prove something are called in a proof. */
const proving: Readonly<Record<string, Proof["what"]>> = {
  picked_up: "picked_up",
  dropped_off: "dropped_off",
  failed: "attempted",
};
/** Only pictures that we draw ourselves: what else a program may have sent is shown as text. */
const picture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** The proofs on a timeline, in its order; a step that another one implies repeats its proof and is left out. */
export function proofsIn(events: readonly ProvedEvent[]): Proof[] {
  const proofs = proofsOf(events);
  const same = (one: Proof, other: Proof) => one.at === other.at && one.photo === other.photo;
  return proofs.filter((proof, at) => proofs.findIndex((other) => same(other, proof)) === at);
}

function proofsOf(events: readonly ProvedEvent[]): Proof[] {
  return events.flatMap((event) => {
    const what = proving[event.type];
    const { proof } = event.detail;
    if (!what || typeof proof !== "object" || proof === null) return [];
    const signature = "signature" in proof && typeof proof.signature === "string" ? proof.signature : null;
    const image = "image" in proof && typeof proof.image === "string" ? proof.image : null;
    const drawn = signature !== null && picture.test(signature);
    const [photo = null, ...more] = image === null ? [] : picture.test(image) ? [image] : picturesIn(image);
    const receivedBy =
      "recipient" in proof && typeof proof.recipient === "string" ? proof.recipient.slice(0, 200) || null : null;
    if (!signature && !photo && !receivedBy) return [];
    const said = "taker" in proof ? takers.find((each) => each === proof.taker) : undefined;
    const base = { key: event.id, what, at: event.at, by: event.actorName, taker: said ?? ("customer" as const) };
    return [
      {
        ...base,
        signedBy: drawn ? null : (signature?.slice(0, 200) ?? null),
        receivedBy,
        signature: drawn ? signature : null,
        photo,
      },
      ...more.map((each, at) => ({
        ...base,
        key: `${event.id}-${at}`,
        signedBy: null,
        receivedBy: null,
        signature: null,
        photo: each,
      })),
    ];
  });
}

/** An event without its pictures, which would make a page of many events heavy. */
export function withoutProof<Event extends { detail: Record<string, unknown> }>(event: Event): Event {
  const { proof: _, ...detail } = event.detail;
  return { ...event, detail };
}

const marked = /^photo:([0-9a-f-]{36})\/([0-9a-f]{64})$/;

/** Where the pictures of a proof are to be had. */
export function picturesIn(image: string): string[] {
  return image.split(" ").flatMap((each) => {
    const found = marked.exec(each);
    return found ? [`/proofs/${found[1]}/${found[2]}`] : [];
  });
}
