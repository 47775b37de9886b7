import { bulkOrders } from "#app/modules/orders/commands/bulk/bulk-orders.server.ts";
import { readDraftContext } from "#app/modules/orders/db/draft-context.reads.server.ts";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { type Happened, logLines } from "#app/modules/shops/db/shop-log.server.ts";
import { type Fate, noteFates, type ShopOrderRecord } from "#app/modules/shops/db/shop-orders.server.ts";
import { mapOrder, referenceOf } from "#app/modules/shops/model/map-order.ts";
import type { SyncReason } from "#app/modules/shops/model/sync-log.ts";
import { judgeOrder } from "#app/modules/shops/model/take-over.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { Failure } from "#app/platform/kernel/result.ts";
import type { ShopWork } from "./work.ts";

/** What was decided of an order of a shop, and the line that tells of it; none where nothing is worth telling. */
export interface Decision {
  seen: ShopOrderRecord;
  fate: Partial<Fate>;
  happened: Omit<Happened, "row"> | null;
}

/** Writes decisions down with their lines; the same thing is not told twice. */
export async function noteDecisions({ scope, shop }: ShopWork, decisions: readonly Decision[]): Promise<void> {
  const told = decisions.flatMap(({ seen, fate, happened }) =>
    happened && (happened.kind !== seen.kind || happened.reason.code !== seen.reason || fate.dueAt === undefined)
      ? [{ ...happened, row: { ...seen, orderNumber: fate.orderNumber ?? seen.orderNumber } }]
      : [],
  );
  const written = await commit(scope.db, [
    ...noteFates(
      scope,
      decisions.map(({ seen, fate, happened }) => ({
        seen,
        fate: { dueAt: null, ...fate, ...(happened ? { kind: happened.kind, reason: happened.reason.code } : {}) },
      })),
    ),
    ...logLines(scope, shop.id, told),
  ]);
  if (!written.ok) throw new Error(`decisions were not written: ${written.failure.code}`);
}

/** Takes orders over that we do not have, by the command of the API: its reference is the order's key, so that none is made twice. */
export async function takeOrders(work: ShopWork, rows: readonly ShopOrderRecord[]): Promise<void> {
  const at = now(work.scope);
  const judged = rows.map((seen) => ({ seen, judgement: judgeOrder(seen.stored, work.mapped.settings, at) }));
  const waiting = judged.flatMap(({ seen, judgement }) => waits(seen, judgement));
  const taken = judged.flatMap(({ seen, judgement }) =>
    judgement.kind === "take" ? [{ seen, draft: mapOrder(seen.stored, work.mapped) }] : [],
  );
  await noteDecisions(work, [...waiting, ...(taken.length > 0 ? await create(work, taken) : [])]);
}

function waits(seen: ShopOrderRecord, judgement: ReturnType<typeof judgeOrder>): Decision[] {
  if (judgement.kind === "take") return [];
  if (judgement.kind === "hold") {
    const { reason, again } = judgement;
    return [{ seen, fate: { dueAt: again }, happened: { kind: "held", reason: { code: reason, until: again } } }];
  }
  const { reason } = judgement;
  // What was over before we heard of it first is nobody's news.
  const quiet = seen.kind === null && ["over_in_shop", "cancelled_in_shop", "nothing_to_send"].includes(reason);
  return [{ seen, fate: { dueAt: null }, happened: quiet ? null : { kind: "skipped", reason: { code: reason } } }];
}

interface Taken {
  seen: ShopOrderRecord;
  draft: OrderDraftInput;
}

async function create(work: ShopWork, taken: readonly Taken[]): Promise<Decision[]> {
  const done = await bulkOrders.execute(work.scope, {
    mode: "create",
    orders: taken.map(({ draft }) => ({ ...draft })),
  });
  if (!done.ok) throw new Error(`orders of a shop were refused: ${done.failure.code}`);
  const made = new Map<number, { id: string; number: string }>(done.value.succeeded.map((each) => [each.index, each]));
  const refused = new Map<number, Failure>(done.value.refused.map(({ index, id: _, ...failure }) => [index, failure]));
  const references = taken.map(({ seen }) => referenceOf(work.mapped.address, seen.stored));
  const there = await madeBefore(
    work,
    references.filter((_, at) => isTaken(refused.get(at))),
  );
  return taken.map(({ seen, draft }, at) => {
    const order = made.get(at) ?? there.get(references[at] ?? "");
    if (!order) {
      const failure = refused.get(at) ?? { code: "malformed" };
      return { seen, fate: {}, happened: { kind: "refused", reason: { code: "failure", failure } } };
    }
    return {
      seen,
      fate: { taken: draft, orderId: order.id, orderNumber: order.number },
      happened: { kind: "created", reason: takenReason(draft) },
    };
  });
}

const isTaken = (failure: Failure | undefined) =>
  failure?.fields?.external_id?.some(({ code }) => code === "reference_taken") ?? false;

/** Orders that were made from a shop's before a worker died, by their reference. */
async function madeBefore({ scope, mapped }: ShopWork, references: readonly string[]) {
  if (references.length === 0) return new Map<string, { id: string; number: string }>();
  const { existing } = await readDraftContext(scope, {
    ...{ merchants: [], methods: [], agents: [], locations: [], numbers: [] },
    references: references.map((externalId) => ({ merchantId: mapped.merchantId, externalId })),
  });
  return new Map(existing.map(({ externalId, id, number }) => [externalId ?? "", { id, number }]));
}

function takenReason({ packages, collections = [] }: OrderDraftInput): SyncReason {
  const [first] = collections;
  return {
    code: "taken",
    packages: packages.reduce((sum, each) => sum + (each.quantity ?? 1), 0),
    amount: first ? String(first.amount) : null,
    currency: first?.currency ?? null,
  };
}
