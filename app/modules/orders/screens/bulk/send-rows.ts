import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";
import type { ApiCaller } from "#app/ui/client/use-api.ts";
import { MAX_ORDERS_PER_REQUEST } from "../../model/bulk-orders.ts";
import { getGridColumn } from "../../model/grid/parse-grid-row.ts";
import type { PendingRequest } from "./bulk-draft.ts";

/** The server's response for some rows, by their index among those that were sent. */
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

/** Rows ready to be sent: at most 500, as one request with its own idempotency key. */
export function createRequests(rows: readonly { at: number; draft: object }[]): PendingRequest {
  const chunk = rows.slice(0, MAX_ORDERS_PER_REQUEST);
  return {
    key: crypto.randomUUID(),
    body: JSON.stringify({ mode: "create", orders: chunk.map(({ draft }) => draft) }),
    rows: chunk.map(({ at }) => at),
  };
}

/** One attempt a second, for longer than the minute after which the server frees an interrupted request. */
const MAX_SEND_ATTEMPTS = 70;
const RETRY_DELAY_MS = 1000;

/**
 * Sends rows. The same request may be sent repeatedly: the key makes sure that its orders are created once. Throws an
 * error with a readable message when the server does not respond or refuses the whole request.
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
      const refusalCode = getApiRefusal(error);
      // Their orders may have been created: each row says so until somebody has checked.
      if (refusalCode?.code === "request_done")
        return { saved: new Map(), refused: new Map(rows.map((_, index) => [index, toRowFaults(refusalCode)])) };
      // The first attempt is still running; wait for its response.
      if (refusalCode?.code !== "request_running" || attempt >= MAX_SEND_ATTEMPTS)
        throw new SendRefusedError(
          refusalCode?.message ?? "",
          refusalCode?.code === "request_running" ? null : getErrorStatus(error),
        );
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

/** The response of a refused request, for every row. */
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

/** True when a row still contains what was sent. */
export function isUnchangedSinceSent(sending: PendingRequest, at: number, draft: object | undefined): boolean {
  const { orders }: { orders: unknown[] } = JSON.parse(sending.body);
  return draft !== undefined && JSON.stringify(orders[at]) === JSON.stringify(draft);
}
