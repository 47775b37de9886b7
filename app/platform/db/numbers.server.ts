import { and, eq, sql } from "drizzle-orm";
import { isDryRun } from "./commit.server.ts";
import { numberSequences } from "./counters.tables.ts";
import type { Database } from "./database.server.ts";
import type { Scope } from "./scope.server.ts";

interface NumberSequence {
  prefix: string;
  /** The sequence begins after it. */
  after: number;
  /** Each number is 1 to `stride` past the one before. */
  stride: number;
}

/**
 * The number sequences and their format. Numbers are unique in the installation, because tracking looks up by number
 * alone. Order numbers are public, so they increase by random steps: nobody can count orders or guess the next number
 * (one guess in 500 hits).
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

/** Reserves the next `count` numbers of a kind, ascending, in one statement. Gaps are possible. */
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
  // A dry run reserves none: someone else may get the same numbers.
  const last = isDryRun(db) ? await peekLast(db, kind, total) : await reserveLast(db, kind, total);
  let number = last - total;
  return steps.map((step) => {
    number += step;
    return `${prefix}-${number}`;
  });
}

/** Reserves numbers and returns the sequence's last one. */
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

/** Returns the same number without reserving any. */
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
