import { expect, test } from "vitest";
import { claimMails, queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { LEASE_MS, withLease } from "#app/platform/db/lease.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import { createTestWorkspace } from "../workspace.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a lease is renewed as long as its work runs, and not once it is over", async () => {
  let renewals = 0;
  const count = async () => {
    renewals += 1;
  };
  const work = () => wait(3_500).then(() => "done");
  expect(await withLease(count, work)).toBe("done");
  expect(renewals).toBe(2);
  await wait(2_000);
  expect(renewals).toBe(2);
});

test("a renewal that fails is reported and does not stop the work; work that fails ends its lease", async () => {
  const renew = () => Promise.reject(new Error("no database"));
  expect(await withLease(renew, () => wait(2_000).then(() => "done"))).toBe("done");
  await expect(withLease(renew, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("the lease of a killed worker is free within five seconds", async () => {
  expect(LEASE_MS).toBeLessThanOrEqual(5_000);
  const { scope } = await createTestWorkspace();
  const { db } = scope;
  const start = Date.now();
  const clockAt = (at: number): Clock => ({ ...scope.ports.clock, now: () => at });
  const mail = {
    id: crypto.randomUUID(),
    accountId: scope.account.id,
    recipient: "a@example.test",
    subject: "a",
    body: "b",
  };
  await commit(db, [queueMails(db, [mail], start)]);
  const claimed = async (at: number) => (await claimMails(db, clockAt(at), 10)).map(({ id }) => id).includes(mail.id);
  expect(await claimed(start)).toBe(true);
  expect(await claimed(start + LEASE_MS - 1)).toBe(false);
  expect(await claimed(start + LEASE_MS)).toBe(true);
});
