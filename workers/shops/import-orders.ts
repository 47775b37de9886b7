import { bulkOrders } from "#app/modules/orders/commands/bulk/bulk-orders.server.ts";
import { readDraftContext } from "#app/modules/orders/db/draft-context.reads.server.ts";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { insertLogLines, type SyncEvent } from "#app/modules/shops/db/shop-log.server.ts";
import {
  type ShopOrderOutcome,
  type ShopOrderRecord,
  updateShopOrderOutcomes,
} from "#app/modules/shops/db/shop-orders.server.ts";
import { decideImport } from "#app/modules/shops/model/import-decision.ts";
import { formatReference, mapOrder } from "#app/modules/shops/model/map-order.ts";
import type { SyncReason } from "#app/modules/shops/model/sync-log.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { Failure } from "#app/platform/kernel/result.ts";
import type { ShopWork } from "./shop-work.ts";

/** A decision about a shop's order, and its log line, if any. */
export interface ShopDecision {
  shopOrder: ShopOrderRecord;
  fate: Partial<ShopOrderOutcome>;
  happened: Omit<SyncEvent, "row"> | null;
}

/** Stores decisions with their log lines; the same line is not logged twice. */
export async function noteDecisions({ scope, shop }: ShopWork, decisions: readonly ShopDecision[]): Promise<void> {
  const logLines = decisions.flatMap(({ shopOrder, fate, happened }) =>
    happened &&
    (happened.kind !== shopOrder.kind || happened.reason.code !== shopOrder.reason || fate.dueAt === undefined)
      ? [{ ...happened, row: { ...shopOrder, orderNumber: fate.orderNumber ?? shopOrder.orderNumber } }]
      : [],
  );
  const written = await commit(scope.db, [
    ...updateShopOrderOutcomes(
      scope,
      decisions.map(({ shopOrder, fate, happened }) => ({
        seen: shopOrder,
        fate: { dueAt: null, ...fate, ...(happened ? { kind: happened.kind, reason: happened.reason.code } : {}) },
      })),
    ),
    ...insertLogLines(scope, shop.id, logLines),
  ]);
  if (!written.ok) throw new Error(`decisions were not written: ${written.failure.code}`);
}

/** Imports new orders by the API's command: the reference is the order's key, so that none is created twice. */
export async function importOrders(work: ShopWork, rows: readonly ShopOrderRecord[]): Promise<void> {
  const at = now(work.scope);
  const judged = rows.map((seen) => ({ seen, judgement: decideImport(seen.stored, work.mapped.settings, at) }));
  const waiting = judged.flatMap(({ seen, judgement }) => listWaiting(seen, judgement));
  const taken = judged.flatMap(({ seen, judgement }) =>
    judgement.kind === "take" ? [{ shopOrder: seen, draft: mapOrder(seen.stored, work.mapped) }] : [],
  );
  await noteDecisions(work, [...waiting, ...(taken.length > 0 ? await createOrders(work, taken) : [])]);
}

function listWaiting(seen: ShopOrderRecord, judgement: ReturnType<typeof decideImport>): ShopDecision[] {
  if (judgement.kind === "take") return [];
  if (judgement.kind === "hold") {
    const { reason, again } = judgement;
    return [
      { shopOrder: seen, fate: { dueAt: again }, happened: { kind: "held", reason: { code: reason, until: again } } },
    ];
  }
  const { reason } = judgement;
  // Orders that had ended before they were first seen are not logged.
  const quiet = seen.kind === null && ["over_in_shop", "cancelled_in_shop", "nothing_to_send"].includes(reason);
  return [
    { shopOrder: seen, fate: { dueAt: null }, happened: quiet ? null : { kind: "skipped", reason: { code: reason } } },
  ];
}

interface ImportedOrder {
  shopOrder: ShopOrderRecord;
  draft: OrderDraftInput;
}

async function createOrders(work: ShopWork, taken: readonly ImportedOrder[]): Promise<ShopDecision[]> {
  const done = await bulkOrders.execute(work.scope, {
    mode: "create",
    orders: taken.map(({ draft }) => ({ ...draft })),
  });
  if (!done.ok) throw new Error(`orders of a shop were refused: ${done.failure.code}`);
  const made = new Map<number, { id: string; number: string }>(done.value.succeeded.map((each) => [each.index, each]));
  const refused = new Map<number, Failure>(done.value.refused.map(({ index, id: _, ...failure }) => [index, failure]));
  const references = taken.map(({ shopOrder }) => formatReference(work.mapped.address, shopOrder.stored));
  const there = await findCreatedBefore(
    work,
    references.filter((_, at) => isReferenceTaken(refused.get(at))),
  );
  return taken.map(({ shopOrder, draft }, at) => {
    const order = made.get(at) ?? there.get(references[at] ?? "");
    if (!order) {
      const failure = refused.get(at) ?? { code: "malformed" };
      return { shopOrder, fate: {}, happened: { kind: "refused", reason: { code: "failure", failure } } };
    }
    return {
      shopOrder,
      fate: { importedDraft: draft, orderId: order.id, orderNumber: order.number },
      happened: { kind: "created", reason: getImportReason(draft) },
    };
  });
}

const isReferenceTaken = (failure: Failure | undefined) =>
  failure?.fields?.external_id?.some(({ code }) => code === "reference_taken") ?? false;

/** Orders created from the shop's before a worker died, by reference. */
async function findCreatedBefore({ scope, mapped }: ShopWork, references: readonly string[]) {
  if (references.length === 0) return new Map<string, { id: string; number: string }>();
  const { existing } = await readDraftContext(scope, {
    ...{ merchants: [], methods: [], agents: [], locations: [], holds: [], numbers: [], hasMetadata: false },
    references: references.map((externalId) => ({ merchantId: mapped.merchantId, externalId })),
  });
  return new Map(existing.map(({ externalId, id, number }) => [externalId ?? "", { id, number }]));
}

function getImportReason({ packages, collections = [] }: OrderDraftInput): SyncReason {
  const [first] = collections;
  return {
    code: "taken",
    packages: packages.reduce((sum, each) => sum + (each.quantity ?? 1), 0),
    amount: first ? String(first.amount) : null,
    currency: first?.currency ?? null,
  };
}
