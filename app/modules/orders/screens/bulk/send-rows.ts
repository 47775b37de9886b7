import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";
import type { ApiCaller } from "#app/ui/client/use-api.ts";
import { MAX_ORDERS_PER_REQUEST } from "../../model/bulk-orders.ts";
import { getGridColumn } from "../../model/grid/parse-grid-row.ts";
import type { PendingRequest } from "./bulk-draft.ts";

/** What the server said to some rows, by their place among those that were sent. */
export interface SendOutcome {
  saved: Map<number, string>;
  refused: Map<number, RowFaults>;
}

interface BulkResponse {
  data: {
    succeeded: { index: number; number: string }[];
    refused: { index: number; message: string; errors?: Record<string, string[]> }[];
  };
}

/** Rows ready to be sent: at most 500 of them, as one request with a key of its own. */
export function packRows(rows: readonly { at: number; draft: object }[]): PendingRequest {
  const chunk = rows.slice(0, MAX_ORDERS_PER_REQUEST);
  return {
    key: crypto.randomUUID(),
    body: JSON.stringify({ mode: "create", orders: chunk.map(({ draft }) => draft) }),
    rows: chunk.map(({ at }) => at),
  };
}

/** The same request that died is free again after a minute (api.md). */
const MAX_SEND_ATTEMPTS = 70;
const RETRY_DELAY_MS = 1000;

/**
 * Sends rows. The same request may be sent again and again: the key makes their orders once. Throws a sentence when the
 * server does not answer or refuses all of it.
 */
export async function sendRows(call: ApiCaller, { key, body, rows }: PendingRequest): Promise<SendOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data } = await call<BulkResponse>("orders/bulk", {
        method: "POST",
        headers: { "Idempotency-Key": key, "Content-Type": "application/json" },
        body,
      });
      return {
        saved: new Map(data.succeeded.map(({ index, number }) => [index, number])),
        refused: new Map(data.refused.map((each) => [each.index, toRowFaults(each)])),
      };
    } catch (error) {
      const { getApiRefusal, getErrorStatus } = await import("#app/ui/client/api.ts");
      const said = getApiRefusal(error);
      // Their orders may have been made: each row says so until somebody has looked.
      if (said?.code === "request_done")
        return { saved: new Map(), refused: new Map(rows.map((_, index) => [index, toRowFaults(said)])) };
      // The first try is still at work: its answer is worth waiting for.
      if (said?.code !== "request_running" || attempt >= MAX_SEND_ATTEMPTS)
        throw new SendRefusedError(
          said?.message ?? "",
          said?.code === "request_running" ? null : getErrorStatus(error),
        );
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

/** Rows were not taken in: by what the server answered, if it did. */
export class SendRefusedError extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

function toRowFaults({ message, errors }: { message: string; errors?: Record<string, string[]> }): RowFaults {
  const named = Object.entries(errors ?? {}).map(([path, [sentence]]) => [getGridColumn(path), sentence ?? message]);
  return Object.fromEntries(named.length > 0 ? named : [["external_id", message]]);
}

/** True when a row still says what was sent of it. */
export function isUnchangedSinceSent(sending: PendingRequest, at: number, draft: object | undefined): boolean {
  const { orders }: { orders: unknown[] } = JSON.parse(sending.body);
  return draft !== undefined && JSON.stringify(orders[at]) === JSON.stringify(draft);
}
