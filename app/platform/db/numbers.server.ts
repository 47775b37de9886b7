import { and, eq, sql } from "drizzle-orm";
import { isDryRun } from "./commit.server.ts";
import { numberSequences } from "./counters.tables.ts";
import type { Database } from "./database.server.ts";
import type { Scope } from "./scope.server.ts";

interface NumberSequence {
  prefix: string;
  /** The sequence begins after it. */
  after: number;
  /** A number is 1 to so many past the one before. */
  stride: number;
}

/**
 * What is numbered, and how its number reads. Numbers are unique in the whole installation: tracking looks up by number
 * alone. Those of orders are public, so they step by chance: nobody counts them or guesses the next (one guess of 500 hits).
 */
const sequences = {
  order: { prefix: "WB", after: 1_000_000, stride: 999 },
  shipment: { prefix: "SH", after: 100_000, stride: 1 },
  plan: { prefix: "PL", after: 100_000, stride: 1 },
  receipt: { prefix: "RC", after: 100_000, stride: 1 },
  invoice: { prefix: "IN", after: 100_000, stride: 1 },
  settlement: { prefix: "ST", after: 100_000, stride: 1 },
} as const satisfies Record<string, NumberSequence>;
export type NumberedKind = keyof typeof sequences;

const ALL_ACCOUNTS = "*";
const BYTES_PER_NUMBER = 2;

/** Takes the next `count` numbers of a kind, ascending, in one statement; no gaps are promised. */
export async function reserveNumbers(
  { db, ports }: Pick<Scope, "db" | "ports">,
  kind: NumberedKind,
  count: number,
): Promise<string[]> {
  const { prefix, stride } = sequences[kind];
  const steps = computeSteps(
    stride,
    stride === 1 ? new Uint8Array(count * BYTES_PER_NUMBER) : ports.random(count * BYTES_PER_NUMBER),
  );
  const total = steps.reduce((sum, step) => sum + step, 0);
  // What is only tried takes none: somebody else may get the same.
  const taken = isDryRun(db) ? await peekLast(db, kind, total) : await reserveLast(db, kind, total);
  let number = taken - total;
  return steps.map((step) => {
    number += step;
    return `${prefix}-${number}`;
  });
}

/** The sequence's last number once so many more are taken. */
async function reserveLast(db: Database, kind: NumberedKind, total: number): Promise<number> {
  const [row] = await db
    .insert(numberSequences)
    .values({ accountId: ALL_ACCOUNTS, kind, last: sequences[kind].after + total })
    .onConflictDoUpdate({
      target: [numberSequences.accountId, numberSequences.kind],
      set: { last: sql`${numberSequences.last} + ${total}` },
    })
    .returning({ last: numberSequences.last });
  if (!row) throw new Error(`no number for ${kind}`);
  return row.last;
}

/** The same, and none is taken. */
async function peekLast(db: Database, kind: NumberedKind, total: number): Promise<number> {
  const [row] = await db
    .select({ last: numberSequences.last })
    .from(numberSequences)
    .where(and(eq(numberSequences.accountId, ALL_ACCOUNTS), eq(numberSequences.kind, kind)));
  return (row?.last ?? sequences[kind].after) + total;
}

function computeSteps(stride: number, random: Uint8Array): number[] {
  const view = new DataView(random.buffer, random.byteOffset, random.byteLength);
  return Array.from(
    { length: random.byteLength / BYTES_PER_NUMBER },
    (_, at) => 1 + (view.getUint16(at * BYTES_PER_NUMBER) % stride),
  );
}
