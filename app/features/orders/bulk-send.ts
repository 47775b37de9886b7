import { mostAtOnce } from "#app/domain/orders/bulk-orders.ts";
import { columnOf } from "#app/domain/orders/grid/read-row.ts";
import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";
import type { Sending } from "./bulk-draft.ts";

/** What the server said to some rows, by their place among those that were sent. */
export interface Answered {
  saved: Map<number, string>;
  refused: Map<number, RowFaults>;
}

interface Answer {
  data?: {
    succeeded: { index: number; number: string }[];
    refused: { index: number; message: string; errors?: Record<string, string[]> }[];
  };
  message?: string;
  code?: string;
}

/** Rows ready to be sent: at most 500 of them, as one request with a key of its own. */
export function packed(rows: readonly { at: number; draft: object }[]): Sending {
  const chunk = rows.slice(0, mostAtOnce);
  return {
    key: crypto.randomUUID(),
    body: JSON.stringify({ mode: "create", orders: chunk.map(({ draft }) => draft) }),
    rows: chunk.map(({ at }) => at),
  };
}

const tries = 8;
const pause = 1000;

/**
 * Sends rows. The same request may be sent again and again: the key makes their orders once. Throws a sentence when the
 * server does not answer or refuses all of it.
 */
export async function send(account: string, { key, body }: Sending): Promise<Answered> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch("/api/orders/bulk", {
      method: "POST",
      headers: { account, "Content-Type": "application/json", "Idempotency-Key": key },
      body,
    });
    const answer = await answerOf(response);
    // The first try is still at work: its answer is worth waiting for.
    if (response.status === 409 && attempt < tries) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    if (!answer.data) throw new Refusal(answer.message ?? "", response.status);
    return {
      saved: new Map(answer.data.succeeded.map(({ index, number }) => [index, number])),
      refused: new Map(answer.data.refused.map((each) => [each.index, faultsOf(each)])),
    };
  }
}

/** A gateway that answers for the server says nothing that could be read. */
async function answerOf(response: Response): Promise<Answer> {
  try {
    return await response.json();
  } catch {
    return {};
  }
}

/** The server answered, and did nothing. */
export class Refusal extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

function faultsOf({ message, errors }: { message: string; errors?: Record<string, string[]> }): RowFaults {
  const named = Object.entries(errors ?? {}).map(([path, [sentence]]) => [columnOf(path), sentence ?? message]);
  return Object.fromEntries(named.length > 0 ? named : [["external_id", message]]);
}

/** True when a row still says what was sent of it. */
export function isAsSent(sending: Sending, at: number, draft: object | undefined): boolean {
  const { orders }: { orders: unknown[] } = JSON.parse(sending.body);
  return draft !== undefined && JSON.stringify(orders[at]) === JSON.stringify(draft);
}
