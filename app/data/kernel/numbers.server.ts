import { sql } from "drizzle-orm";
import { numberSequences } from "../schema/index.ts";
import type { Database } from "./database.server.ts";

/** What is numbered, and how its number reads. Numbers are unique in the whole installation: tracking looks up by number alone. */
const prefixes = { order: "WB", shipment: "SH", plan: "PL", receipt: "RC", invoice: "IN", settlement: "ST" } as const;
export type Numbered = keyof typeof prefixes;

const everyAccount = "*";

/** Takes the next `count` numbers of a kind in one statement; no gaps are promised. */
export async function takeNumbers(db: Database, kind: Numbered, count: number): Promise<string[]> {
  const [row] = await db
    .insert(numberSequences)
    .values({ accountId: everyAccount, kind, last: 100_000 + count })
    .onConflictDoUpdate({
      target: [numberSequences.accountId, numberSequences.kind],
      set: { last: sql`${numberSequences.last} + ${count}` },
    })
    .returning({ last: numberSequences.last });
  if (!row) throw new Error(`no number for ${kind}`);
  return Array.from({ length: count }, (_, at) => `${prefixes[kind]}-${row.last - count + 1 + at}`);
}
