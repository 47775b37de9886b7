import type { UsageTarget } from "#app/platform/http/reporting-setup.ts";
import type { UserAction } from "#app/ui/client/user-actions.ts";
import { usageLimits } from "../model/usage-limits.ts";

/** Person and company: sent to the collector once, before the first event. */
export interface UsageIdentity {
  person: { id: string; firstName: string; lastName: string; email: string };
  account: { id: string; name: string };
}

interface UsageEvent {
  uuid: string;
  event: string;
  timestamp: string;
  distinct_id: string;
  properties: Record<string, unknown>;
}

/** What the sender needs of the browser. */
interface Surroundings {
  fetch: typeof fetch;
  setTimeout(work: () => void, milliseconds: number): unknown;
  createId(): string;
}

/**
 * Sends user actions in PostHog's form (`POST <host>/batch/`): at most 50 at once, after five seconds at the latest. A
 * server that fails is asked again later, up to ten minutes apart; a batch that it refuses is dropped.
 */
export function createUsageSender(
  { host, token }: UsageTarget,
  { person, account }: UsageIdentity,
  { fetch, setTimeout, createId }: Surroundings,
) {
  const queue: UsageEvent[] = [];
  let wait: number = usageLimits.firstWaitMs;
  let isPlanned = false;
  let isSending = false;

  const add = (event: string, at: number, properties: Record<string, unknown>) => {
    queue.push({
      ...{ uuid: createId(), event: cut(event), timestamp: new Date(at).toISOString(), distinct_id: person.id },
      properties: { ...cutTexts(properties), $groups: { company: account.id } },
    });
    if (queue.length > usageLimits.queue) queue.splice(0, queue.length - usageLimits.queue);
    if (queue.length >= usageLimits.batch) void flush();
    else plan(usageLimits.flushMs);
  };

  const plan = (after: number) => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void flush();
    }, after);
  };

  /** Sends the next batch. With `last` the page is going away, and the browser finishes the request alone. */
  const flush = async (last = false): Promise<void> => {
    if (queue.length === 0 || (isSending && !last)) return;
    isSending = true;
    const batch = queue.slice(0, usageLimits.batch);
    const isDone = await send(batch, last);
    isSending = false;
    if (isDone) queue.splice(0, batch.length);
    wait = isDone ? usageLimits.firstWaitMs : Math.min(2 * wait, usageLimits.maxWaitMs);
    if (queue.length > 0) plan(isDone ? 0 : wait);
  };

  const send = async (batch: UsageEvent[], keepalive: boolean): Promise<boolean> => {
    try {
      const answer = await fetch(`${host}/batch/`, {
        method: "POST",
        keepalive,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ api_key: token, batch }),
        signal: AbortSignal.timeout(usageLimits.timeoutMs),
      });
      return answer.ok || (answer.status < 500 && answer.status !== 429 && answer.status !== 408);
    } catch {
      return false;
    }
  };

  const { id: _id, ...named } = person;
  const { firstName: first_name, lastName: last_name, email } = named;
  const group = { $group_type: "company", $group_key: account.id, $group_set: cutTexts({ name: account.name }) };
  add("$identify", Date.now(), { $set: cutTexts({ first_name, last_name, email }) });
  add("$groupidentify", Date.now(), group);
  return {
    record: ({ name, page, at }: UserAction) => add(name, at, page ? { page } : {}),
    flush,
  };
}

function cut(text: string): string {
  return text.slice(0, usageLimits.textLength);
}

function cutTexts(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, typeof value === "string" ? cut(value) : value]),
  );
}
