import type { OrderCollection } from "../../db/receipt.reads.server.ts";
import type { NewReceipt } from "../../db/receipt.writes.server.ts";

interface NamedReceipt {
  id: string | undefined;
  number: string | undefined;
}

/** A receipt of collections of one agent and currency, in the order of collection; none without collections or number. */
export function toNewReceipts(theirs: readonly OrderCollection[], { id, number }: NamedReceipt): NewReceipt[] {
  const [first] = theirs;
  if (!first || !id || !number) return [];
  const collections = theirs.toSorted((one, other) => (one.collectedAt ?? 0) - (other.collectedAt ?? 0));
  return [{ id, number, agentId: first.agentId ?? "", currency: first.currency, collections }];
}
