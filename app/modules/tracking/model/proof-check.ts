import type { ProofFacts } from "#app/modules/shipments/model/proof-facts.ts";

/** What a genuine proof covers, without what it says: nobody learns names, places, amounts or pictures from a hash. */
export interface ProofCoverage {
  shipment: string;
  steps: { what: ProofFacts["steps"][number]["what"]; at: number }[];
  /** Numbers of what else is stated. */
  counts: Record<"orders" | "packages" | "signatures" | "photos" | "payments", number>;
  hasPlace: boolean;
}

/** What a hash or file was found to be. */
export interface CheckedProof extends ProofCoverage {
  is: "proof" | "signature" | "photo";
}

/** The page that says whether a proof is genuine. */
export interface ProofCheckView {
  number: string;
  timezone: string;
  appTitle: string;
  /** What was checked and found; null before. */
  checked: { hash: string; found: CheckedProof | null } | null;
  /** Why nothing was checked. */
  refusal: string | null;
}

const hashPattern = /^[0-9a-f]{64}$/;

/** A hash as people copy it: with spaces, in capitals, after its name; null for anything else. */
export function parseProofHash(text: string): string | null {
  const digits = text
    .toLowerCase()
    .replace(/^\s*sha-?256:?/, "")
    .replace(/\s/g, "");
  return hashPattern.test(digits) ? digits : null;
}

/** What the hash is of: the whole proof, or one of its pictures; null for neither. */
export function matchProof(facts: ProofFacts, { proof, hash }: { proof: string; hash: string }): CheckedProof | null {
  const pictures = facts.steps.flatMap((step) => step.pictures);
  const picture = pictures.find(({ sha256 }) => sha256 === hash);
  const is = hash === proof ? ("proof" as const) : picture?.kind;
  if (!is) return null;
  const count = (kind: "signature" | "photo") => pictures.filter((each) => each.kind === kind).length;
  return {
    is,
    shipment: facts.shipment,
    steps: facts.steps.map(({ what, at }) => ({ what, at: Date.parse(at) })),
    counts: {
      orders: facts.orders.length,
      packages: facts.packages.reduce((sum, { quantity }) => sum + quantity, 0),
      signatures: count("signature"),
      photos: count("photo"),
      payments: facts.collections.length,
    },
    hasPlace: facts.devicePlace !== null,
  };
}
