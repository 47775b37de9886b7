import { readMessageSettings } from "#app/modules/messages/db/message-settings.reads.server.ts";
import { type OrderSince, readMessageContexts } from "#app/modules/messages/db/messages.reads.server.ts";
import {
  type CustomerMessage,
  claimDueMessages,
  countTried,
  endMessage,
  handToOutbox,
  markHanded,
  postponeMessage,
} from "#app/modules/messages/db/messages.writes.server.ts";
import { hashContact, readSuppressed, suppressContacts } from "#app/modules/messages/db/suppressions.server.ts";
import { type MessageReason, messageChannels } from "#app/modules/messages/model/message.enums.ts";
import { isOvertaken, mergeSettings } from "#app/modules/messages/model/message-settings.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { TextChannel } from "#app/platform/kernel/messenger.ts";
import { computeNextTry, second } from "#app/platform/kernel/milliseconds.ts";

/** E-mails handed to their outbox at once. */
const MAILS_AT_ONCE = 500;
/** From one claim to the next, milliseconds: more than the second that limits count, or a claim would still count the one before. */
const ROUND_MS = 1_020;
/** How long one call goes on, milliseconds: the sweep comes again before a minute has passed. */
const MAX_RUN_MS = 45_000;

/**
 * Sends due messages: e-mails go to the outbox of mails, texts to their provider, no more a second than it takes and by
 * turns of accounts. Returns how many were handed over.
 */
export async function sendCustomerMessages(app: AppContext): Promise<number> {
  const started = Date.now();
  const lastCalled = new Map<TextChannel, number>();
  let sent = 0;
  for (;;) {
    const before = Date.now();
    const rounds = await Promise.all(messageChannels.map((channel) => sendChannel(app, channel, lastCalled)));
    sent += rounds.reduce((sum, { handed }) => sum + handed, 0);
    if (!rounds.some(({ isFull }) => isFull) || Date.now() - started > MAX_RUN_MS) return sent;
    // A sandbox's clock does not go on by itself, and its messages meet no provider.
    if (!app.ports.clock.sandbox) await scheduler.wait(Math.max(0, ROUND_MS - (Date.now() - before)));
  }
}

interface Round {
  handed: number;
  /** There may be more for the next second. */
  isFull: boolean;
}

/** @param lastCalled when each provider was called last, milliseconds: between two calls lies a second of the provider's */
async function sendChannel(
  app: AppContext,
  channel: CustomerMessage["channel"],
  lastCalled: Map<TextChannel, number>,
): Promise<Round> {
  const { db, ports } = app;
  const limit = channel === "email" ? MAILS_AT_ONCE : ports.messenger.perSecond[channel];
  const claimed = await claimDueMessages(db, ports.clock, channel, limit);
  // Another call may have taken a part of this second.
  const isFull = claimed.length >= limit || (await countTried(db, channel, ports.clock.now() - second)) >= limit;
  if (claimed.length === 0) return { handed: 0, isFull };
  const left = await findLeftOut(app, claimed);
  const due = claimed.filter(({ id }) => !left.has(id));
  await commitAll(
    app,
    [...left].map(([id, reason]) => endMessage(db, id, { state: "skipped", reason, error: null })),
  );
  if (channel === "email" || ports.clock.sandbox || ports.messenger.offered[channel] !== "provider") {
    await commitAll(
      app,
      handToOutbox(
        db,
        due.map(({ id }) => id),
        ports.clock.now(),
      ),
    );
    return { handed: due.length, isFull };
  }
  const senders = await readSenders(app, due);
  await scheduler.wait(Math.max(0, (lastCalled.get(channel) ?? 0) + second - Date.now()));
  const calls = due.map((message) => sendText(app, { ...message, channel }, senders.get(message.accountId) ?? null));
  lastCalled.set(channel, Date.now());
  const results = await Promise.all(calls);
  const handed = results.filter((each) => each === "accepted").length;
  // A provider that takes nothing at all is left alone until the next sweep.
  const isDown = results.length > 0 && results.every((each) => each === "later");
  return { handed, isFull: !isDown && isFull };
}

/** Why claimed messages are not sent after all, by id. */
async function findLeftOut(app: AppContext, claimed: readonly CustomerMessage[]): Promise<Map<string, MessageReason>> {
  const contexts = await readMessageContexts(
    app.db,
    claimed.map(({ id }) => id),
  );
  const suppressed = new Set<string>();
  for (const [accountId, own] of Map.groupBy(claimed, (each) => each.accountId)) {
    const hashes = await Promise.all(own.map((each) => hashContact(accountId, each.channel, each.recipient ?? "")));
    const found = await readSuppressed(app.db, accountId, hashes);
    for (const [at, { id }] of own.entries()) if (found.has(hashes[at] ?? "")) suppressed.add(id);
  }
  const reasons = claimed.flatMap((message): [string, MessageReason][] => {
    const reason = suppressed.has(message.id) ? "suppressed" : getLeftReason(message, contexts.get(message.id));
    return reason ? [[message.id, reason]] : [];
  });
  return new Map(reasons);
}

function getLeftReason(message: CustomerMessage, context: OrderSince | undefined): MessageReason | null {
  if (!context) return "overtaken";
  if (message.event === "feedback_asked" && context.hasFeedback) return "feedback_given";
  if (message.copy > 0) return null;
  if (message.isFallback && context.hasArrived) return "arrived_elsewhere";
  return isOvertaken(message.event, orderStatuses.byCode(context.status).customer) ? "overtaken" : null;
}

/** The sender of each account's SMS that has one of its own. */
async function readSenders({ db }: AppContext, due: readonly CustomerMessage[]): Promise<Map<string, string | null>> {
  const accounts = [...new Set(due.map(({ accountId }) => accountId))];
  const senders = accounts.map(async (id): Promise<[string, string | null]> => {
    const stored = (await readMessageSettings(db, id)).get("")?.settings ?? null;
    return [id, mergeSettings(stored, null).sms_sender ?? null];
  });
  return new Map(await Promise.all(senders));
}

/** Sends one text; what happens to it holds up no other. */
async function sendText(
  app: AppContext,
  message: CustomerMessage & { channel: TextChannel },
  sender: string | null,
): Promise<"accepted" | "refused" | "later"> {
  const { db, ports } = app;
  const { id, channel, accountId, recipient } = message;
  const from = channel === "sms" ? sender : null;
  const outcome = await ports.messenger.send({ id, channel, to: recipient ?? "", text: message.body, from });
  const now = ports.clock.now();
  if (outcome.kind === "accepted") await commitAll(app, [markHanded(db, id, now, outcome.providerId)]);
  if (outcome.kind === "refused") {
    const ended = endMessage(db, id, { state: "failed", reason: toReason(outcome.why), error: outcome.error });
    const dead = {
      accountId,
      channel,
      contact: recipient ?? "",
      reason: outcome.why === "stop" ? "stop" : "bounce",
    } as const;
    await commitAll(app, outcome.why === "refused" ? [ended] : [ended, ...(await suppressContacts(db, [dead], now))]);
  }
  if (outcome.kind === "later") {
    const next = computeNextTry(now, message.tries);
    const { error } = outcome;
    const dueAt = next && Math.max(next, now + (outcome.afterMs ?? 0));
    if (dueAt) await commitAll(app, [postponeMessage(db, id, { dueAt, reason: "retry", error })]);
    else await commitAll(app, [endMessage(db, id, { state: "failed", reason: "provider_down", error })]);
    logFailure(new Error(error), { message: id, channel, account: accountId, again: dueAt !== null });
  }
  return outcome.kind;
}

const toReason = (why: "unreachable" | "stop" | "refused"): MessageReason => (why === "stop" ? "suppressed" : why);

async function commitAll({ db }: AppContext, statements: readonly Statement[]): Promise<void> {
  const written = await commit(db, statements);
  if (!written.ok) throw new Error(`customer messages: ${written.failure.code}`);
}
