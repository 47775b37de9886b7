import { z } from "zod";
import { registerPushDevice } from "#app/modules/notifications/commands/register-push-device.server.ts";
import { deletePushDevice, readPushDevices } from "#app/modules/notifications/db/push-devices.server.ts";
import { readVapidKey } from "#app/modules/notifications/db/vapid-keys.server.ts";
import { pushSubscriptionSchema } from "#app/modules/notifications/model/push-subscription.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Driver } from "./driver.server.ts";

const getSubscriptionOwner = ({ scope, session }: Driver) => ({
  accountId: scope.account.id,
  agentId: session.agent.id,
});

/** Whether this phone is subscribed, and the public key that its browser needs; null when push is not configured. */
export async function viewPhoneNotifications(
  driver: Driver,
): Promise<Result<{ publicKey: string | null; on: boolean }>> {
  const { scope, session } = driver;
  const [publicKey, devices] = await Promise.all([
    readVapidKey(scope),
    readPushDevices(scope.db, getSubscriptionOwner(driver)),
  ]);
  return ok({ publicKey, on: devices.some((each) => each.session === session.tokenHash) });
}

/** Subscribes this phone to the agent's notifications. */
export const subscribePhone = createOpenCommand({
  name: "drive.notify",
  caller: "driver",
  input: pushSubscriptionSchema,
  async run(driver: Driver, subscription): Promise<Result<{ on: boolean }>> {
    const { scope, session } = driver;
    const registered = await registerPushDevice(scope, {
      holder: getSubscriptionOwner(driver),
      session: session.tokenHash,
      subscription,
      device: null,
      language: scope.actor.language,
    });
    return registered.ok ? ok({ on: true }) : registered;
  },
});

/** Unsubscribes this phone. */
export const unsubscribePhone = createOpenCommand({
  name: "drive.silence",
  caller: "driver",
  input: z.object({}),
  async run(driver: Driver): Promise<Result<{ on: boolean }>> {
    const { scope, session } = driver;
    const committed = await commit(scope.db, [
      deletePushDevice(scope.db, getSubscriptionOwner(driver), { session: session.tokenHash }),
    ]);
    return committed.ok ? ok({ on: false }) : committed;
  },
});
