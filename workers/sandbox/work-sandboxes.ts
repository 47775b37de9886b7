import { findNextDueMoment, isSearching } from "#app/modules/sandbox/db/due-moments.server.ts";
import { listIdleSandboxes } from "#app/modules/sandbox/db/sandbox.reads.server.ts";
import { listDueEndpoints } from "#app/modules/webhooks/db/delivery-queue.server.ts";
import {
  acquireSandboxLease,
  clearClockTarget,
  releaseSandboxLease,
  renewSandboxLease,
  setClockAhead,
} from "#app/modules/workspace/db/sandbox.writes.server.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import { withLease } from "#app/platform/db/lease.server.ts";
import { toSandbox, withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { dueTasks } from "../due-tasks.ts";
import { deliverWebhooks } from "../queues/webhooks.ts";
import { deleteSandboxData } from "./delete-sandbox-data.ts";

/** Sandboxes of one sweep; the others follow a minute later. */
const BATCH_SIZE = 10;
/** Limits of one worker: milliseconds, and stops of the clock; the next wake-up continues. */
const WORK_SLICE = { ms: 10 * second, stops: 25 };
/** Interval of checking a rule's running optimization, milliseconds. */
const SEARCH_WAIT_MS = second;

/** The app context with a sandbox's clock. Null if the account is no sandbox. */
export async function createSandboxApp(app: AppContext, id: string): Promise<AppContext | null> {
  const account = await readAccount(app.db, id);
  const sandbox = account && toSandbox(account);
  return sandbox ? { ...app, ports: withSandboxClock(app.ports, { id, sandbox }) } : null;
}

/** Each minute: processes sandboxes, whose clocks advance too. */
export async function sweepSandboxes(app: AppContext): Promise<void> {
  for (const id of await listIdleSandboxes(app.db, app.ports.clock.now(), BATCH_SIZE)) {
    try {
      await advanceSandbox(app, id);
    } catch (error) {
      logFailure(error, { where: "cron", what: "sandboxes", account: id });
    }
  }
}

/**
 * Advances a sandbox: resets it, moves its clock, or does its due work. Does nothing while another worker holds the
 * lease.
 */
export async function advanceSandbox(app: AppContext, id: string): Promise<void> {
  const { clock } = app.ports;
  const lease = await acquireSandboxLease(app.db, id, clock.now());
  if (!lease) return;
  const until = clock.now() + WORK_SLICE.ms;
  const isDone = await withLease(
    () => renewSandboxLease(app.db, id, clock.now()),
    () =>
      lease.resetStartedAt === null
        ? advanceClock(app, id, until)
        : deleteSandboxData(app, id, () => clock.now() < until),
  );
  await releaseSandboxLease(app.db, id, clock.now());
  if (!isDone) await app.ports.wake.forAccount(id).outbox();
}

/**
 * Does due work, then moves the clock to the next due time and works there, and so on; true when it reached its target.
 */
async function advanceClock(app: AppContext, id: string, until: number): Promise<boolean> {
  const { clock } = app.ports;
  let worked: number | null = null;
  for (let stops = 0; stops < WORK_SLICE.stops && clock.now() < until; stops += 1) {
    const account = await readAccount(app.db, id);
    if (!account || account.resetStartedAt !== null) return account === null;
    const { clockTarget: target, clockAhead } = account;
    const here = clock.now() + clockAhead;
    const isBusy = target !== null && (await isSearching(app.db, id));
    if (isBusy) await new Promise((done) => setTimeout(done, SEARCH_WAIT_MS));
    // From the time at which the last work began, so that work that became due meanwhile is not skipped.
    const due: number | null =
      worked === null || target === null || isBusy ? here : await findNextDueMoment(app.db, id, worked);
    const at: number = target === null ? here : Math.max(here, Math.min(due ?? target, target));
    if (at > here) await setClockAhead(app.db, id, at - clock.now());
    worked = at;
    await workAtPresent(app, id);
    if (target === null) return true;
    if (at >= target) await clearClockTarget(app.db, id, target);
  }
  return false;
}

/** Work at one time may make other work due at the same time: maximum rounds. */
const MAX_ROUNDS = 3;
/** Endpoints of one round. */
const MAX_ENDPOINTS = 20;

/**
 * Does the due work of a sandbox at its current time, in the order of the sweep; its webhooks are sent here, not by the
 * queue.
 */
async function workDue(app: AppContext, account: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let worked = false;
    for (const task of dueTasks) {
      try {
        worked = Number(await task.run(app)) > 0 || worked;
      } catch (error) {
        logFailure(error, { where: "sandbox", what: task.name, account });
      }
    }
    const due = await listDueEndpoints(app.db, { clock: app.ports.clock, accounts: [account], most: MAX_ENDPOINTS });
    for (const id of due) await deliverWebhooks(app, id);
    if (!worked && due.length === 0) return;
  }
}

async function workAtPresent(app: AppContext, id: string): Promise<void> {
  const there = await createSandboxApp(app, id);
  if (there) await workDue(there, id);
}
