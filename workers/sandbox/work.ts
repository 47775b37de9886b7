import { isSearching, nextMoment } from "#app/modules/sandbox/db/due-moments.server.ts";
import { restingSandboxes } from "#app/modules/sandbox/db/sandbox.reads.server.ts";
import {
  clockArrived,
  holdSandbox,
  letGoSandbox,
  setClockAhead,
} from "#app/modules/sandbox/db/sandbox.writes.server.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import { portsIn, sandboxIn } from "#app/platform/db/own-clock.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { emptyFor } from "./empty.ts";
import { workDue } from "./work-due.ts";

/** Sandboxes of one sweep; the others have their turn a minute later. */
const atOnce = 10;
/** How long one worker goes on, milliseconds, and at how many moments it stops at most; the next wake-up goes on from there. */
const slice = { ms: 10 * second, stops: 25 };
/** How long a search of a rule's plan is waited for before it is looked at again, milliseconds. */
const searchMs = second;

/** What the Worker has, by the clock of a sandbox. Null for what is none. */
export async function sandboxApp(app: AppContext, id: string): Promise<AppContext | null> {
  const account = await readAccount(app.db, id);
  const sandbox = account && sandboxIn(account);
  return sandbox ? { ...app, ports: portsIn(app.ports, { id, sandbox }) } : null;
}

/** Each minute: sandboxes, too, have a clock that goes on. */
export async function sweepSandboxes(app: AppContext): Promise<void> {
  for (const id of await restingSandboxes(app.db, app.ports.clock.now(), atOnce)) {
    try {
      await goOn(app, id);
    } catch (error) {
      logFailure(error, { where: "cron", what: "sandboxes", account: id });
    }
  }
}

/** Takes a sandbox further: empties it, moves its clock, or does what is due in it. Nothing while another worker does. */
export async function goOn(app: AppContext, id: string): Promise<void> {
  const { clock } = app.ports;
  const held = await holdSandbox(app.db, id, clock.now());
  if (!held) return;
  const until = clock.now() + slice.ms;
  const isDone =
    held.emptyingSince === null ? await moveOn(app, id, until) : await emptyFor(app, id, () => clock.now() < until);
  await letGoSandbox(app.db, id, clock.now());
  if (!isDone) await app.ports.wake.of(id).outbox();
}

/**
 * Does what is due, then moves the clock from one moment at which something is due to the next and works there; true when it
 * is where it was to go.
 */
async function moveOn(app: AppContext, id: string, until: number): Promise<boolean> {
  const { clock } = app.ports;
  let worked: number | null = null;
  for (let stops = 0; stops < slice.stops && clock.now() < until; stops += 1) {
    const account = await readAccount(app.db, id);
    if (!account || account.emptyingSince !== null) return account === null;
    const { clockTarget: target, clockAhead } = account;
    const here = clock.now() + clockAhead;
    const isBusy = target !== null && (await isSearching(app.db, id));
    if (isBusy) await new Promise((done) => setTimeout(done, searchMs));
    // From the moment at which work began last: what became due while it was done is not passed over.
    const due: number | null =
      worked === null || target === null || isBusy ? here : await nextMoment(app.db, id, worked);
    const at: number = target === null ? here : Math.max(here, Math.min(due ?? target, target));
    if (at > here) await setClockAhead(app.db, id, at - clock.now());
    worked = at;
    await workAt(app, id);
    if (target === null) return true;
    if (at >= target) await clockArrived(app.db, id, target);
  }
  return false;
}

async function workAt(app: AppContext, id: string): Promise<void> {
  const there = await sandboxApp(app, id);
  if (there) await workDue(there, id);
}
