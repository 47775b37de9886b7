import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { faultOfAddress } from "#app/platform/http/webhook-address.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type PushHolder, putDevice } from "../db/devices.server.ts";
import { arePushKeys } from "../model/push-encryption.ts";
import type { PushSubscriptionInput } from "../model/push-subscription.ts";

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
