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
  /** Counted for the whole installation, otherwise for each account. */
  shared: boolean;
}

/**
 * The number sequences and their format. Each account counts its own, so that nobody reads another's volume. Only order
 * numbers are unique in the installation, because tracking looks up by number alone. They are public, so they increase
 * by random steps: nobody can count orders or guess the next number (one guess in 500 hits).
 */
const sequences = {
  order: { prefix: "WB", after: 1_000_000, stride: 999, shared: true },
  shipment: { prefix: "SH", after: 100_000, stride: 1, shared: false },
  plan: { prefix: "PL", after: 100_000, stride: 1, shared: false },
} as const satisfies Record<string, NumberSequence>;
export type NumberedKind = keyof typeof sequences;

interface Counter {
  accountId: string;
  kind: NumberedKind;
}

const ALL_ACCOUNTS = "*";
const BYTES_PER_NUMBER = 2;

/** Reserves the next `count` numbers of a kind, ascending, in one statement. Gaps are possible. */
export async function reserveNumbers(
  { account, db, ports }: Pick<Scope, "account" | "db" | "ports">,
  kind: NumberedKind,
  count: number,
): Promise<string[]> {
  const { prefix, stride, shared } = sequences[kind];
  const counter = { accountId: shared ? ALL_ACCOUNTS : account.id, kind };
  const steps = computeSteps(
    stride,
    stride === 1 ? new Uint8Array(count * BYTES_PER_NUMBER) : ports.random(count * BYTES_PER_NUMBER),
  );
  const total = steps.reduce((sum, step) => sum + step, 0);
  // A dry run reserves none: someone else may get the same numbers.
  const last = isDryRun(db) ? await peekLast(db, counter, total) : await reserveLast(db, counter, total);
  let number = last - total;
  return steps.map((step) => {
    number += step;
    return `${prefix}-${number}`;
  });
}

/** Reserves numbers and returns the sequence's last one. */
async function reserveLast(db: Database, { accountId, kind }: Counter, total: number): Promise<number> {
  const [row] = await db
    .insert(numberSequences)
    .values({ accountId, kind, last: sequences[kind].after + total })
    .onConflictDoUpdate({
      target: [numberSequences.accountId, numberSequences.kind],
      set: { last: sql`${numberSequences.last} + ${total}` },
    })
    .returning({ last: numberSequences.last });
  if (!row) throw new Error(`no number for ${kind}`);
  return row.last;
}

/** Returns the same number without reserving any. */
async function peekLast(db: Database, { accountId, kind }: Counter, total: number): Promise<number> {
  const [row] = await db
    .select({ last: numberSequences.last })
    .from(numberSequences)
    .where(and(eq(numberSequences.accountId, accountId), eq(numberSequences.kind, kind)));
  return (row?.last ?? sequences[kind].after) + total;
}

function computeSteps(stride: number, random: Uint8Array): number[] {
  const view = new DataView(random.buffer, random.byteOffset, random.byteLength);
  return Array.from(
    { length: random.byteLength / BYTES_PER_NUMBER },
    (_, at) => 1 + (view.getUint16(at * BYTES_PER_NUMBER) % stride),
  );
}
