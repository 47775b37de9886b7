import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { findAddressFault } from "#app/platform/http/webhook-address.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type PushDeviceOwner, upsertPushDevice } from "../db/push-devices.server.ts";
import { arePushKeys } from "../model/push-encryption.ts";
import type { PushSubscriptionInput } from "../model/push-subscription.ts";

/** Registers a browser for notifications. Checks that the push service's URL is public and the keys are valid. */
export async function registerPushDevice(
  { db, ports }: { db: Database; ports: Ports },
  given: {
    holder: PushDeviceOwner;
    session: string;
    subscription: PushSubscriptionInput;
    device: string | null;
    language: string;
  },
): Promise<Result<{ id: string }>> {
  if (!ports.pushes.offered) return fail("push_off");
  const { subscription } = given;
  const fault = findAddressFault(subscription.endpoint, [new URL(ports.origin).hostname]);
  if (fault) return failFields({ endpoint: [{ code: fault }] });
  if (!(await arePushKeys(subscription))) return failFields({ p256dh: [{ code: "malformed" }] });
  const now = ports.clock.now();
  const id = createUuidV7(now, ports.random(10));
  const written = await commit(db, upsertPushDevice(db, { ...given, id, now }));
  return written.ok ? ok({ id }) : written;
}
