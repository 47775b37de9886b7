import { commit } from "#app/data/kernel/commit.server.ts";
import type { Database } from "#app/data/kernel/database.server.ts";
import { type PushHolder, putDevice } from "#app/data/push/devices.server.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import type { Ports } from "#app/domain/kernel/ports.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { arePushKeys } from "#app/domain/push/push-encryption.ts";
import type { PushSubscriptionInput } from "#app/domain/push/push-subscription.ts";
import { faultOfAddress } from "#app/domain/webhooks/webhook-address.ts";

/** Keeps a browser to be notified: its push service passes the guard of webhooks, its keys are some. */
export async function keepPushDevice(
  { db, ports }: { db: Database; ports: Ports },
  given: {
    holder: PushHolder;
    session: string;
    subscription: PushSubscriptionInput;
    device: string | null;
    language: string;
  },
): Promise<Result<{ id: string }>> {
  if (!ports.pushes.offered) return fail("push_off");
  const { subscription } = given;
  const fault = faultOfAddress(subscription.endpoint, [new URL(ports.origin).hostname]);
  if (fault) return failFields({ endpoint: [{ code: fault }] });
  if (!(await arePushKeys(subscription))) return failFields({ p256dh: [{ code: "malformed" }] });
  const now = ports.clock.now();
  const id = uuidV7(now, ports.random(10));
  const written = await commit(db, putDevice(db, { ...given, id, now }));
  return written.ok ? ok({ id }) : written;
}
