import { readMessageSettings } from "#app/modules/messages/db/message-settings.reads.server.ts";
import { type OrderSince, readMessageContexts } from "#app/modules/messages/db/messages.reads.server.ts";
import {
  type CustomerMessage,
  claimDueMessages,
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
import { computeNextTry } from "#app/platform/kernel/milliseconds.ts";

/** E-mails handed to their outbox at once. */
const MAILS_AT_ONCE = 500;
/** How long one call goes on, milliseconds: the sweep comes again before a minute has passed. */
const MAX_RUN_MS = 45_000;

/**
 * Sends due messages: e-mails go to the outbox of mails, texts to their provider, no more a second than it takes and by
 * turns of accounts. Returns how many were handed over.
 */
export async function sendCustomerMessages(app: AppContext): Promise<number> {
  const started = Date.now();
  let sent = 0;
  for (;;) {
    const before = Date.now();
    const rounds = await Promise.all(messageChannels.map((channel) => sendChannel(app, channel)));
    sent += rounds.reduce((sum, { handed }) => sum + handed, 0);
    if (!rounds.some(({ isFull }) => isFull) || Date.now() - started > MAX_RUN_MS) return sent;
    // A sandbox's clock does not go on by itself, and its messages meet no provider.
    if (!app.ports.clock.sandbox) await scheduler.wait(Math.max(0, 1_000 - (Date.now() - before)));
  }
}

interface Round {
  handed: number;
  /** There may be more for the next second. */
  isFull: boolean;
}

async function sendChannel(app: AppContext, channel: CustomerMessage["channel"]): Promise<Round> {
  const { db, ports } = app;
  const limit = channel === "email" ? MAILS_AT_ONCE : ports.messenger.perSecond[channel];
  const claimed = await claimDueMessages(db, ports.clock, channel, limit);
  if (claimed.length === 0) return { handed: 0, isFull: false };
  const left = await findLeftOut(app, claimed);
  const due = claimed.filter(({ id }) => !left.has(id));
  await commitAll(
    app,
    [...left].map(([id, reason]) => endMessage(db, id, { state: "skipped", reason, error: null })),
  );
  const isLocal = channel === "email" || ports.clock.sandbox || ports.messenger.offered[channel] !== "provider";
  if (isLocal) {
    await commitAll(
      app,
      handToOutbox(
        db,
        due.map(({ id }) => id),
        ports.clock.now(),
      ),
    );
    return { handed: due.length, isFull: claimed.length >= limit };
  }
  const results = await Promise.all(
    due.map((message) => sendText(app, { ...message, channel: channel as TextChannel })),
  );
  const handed = results.filter((each) => each === "accepted").length;
  // A provider that takes nothing at all is left alone until the next sweep.
  const isDown = results.length > 0 && results.every((each) => each === "later");
  return { handed, isFull: !isDown && claimed.length >= limit };
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

/** Sends one text; what happens to it holds up no other. */
async function sendText(
  app: AppContext,
  message: CustomerMessage & { channel: TextChannel },
): Promise<"accepted" | "refused" | "later"> {
  const { db, ports } = app;
  const { id, channel, accountId, recipient } = message;
  const stored = (await readMessageSettings(db, accountId)).get("")?.settings ?? null;
  const from = channel === "sms" ? (mergeSettings(stored, null).sms_sender ?? null) : null;
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
