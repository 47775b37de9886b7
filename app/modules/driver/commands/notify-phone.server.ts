import { z } from "zod";
import { keepPushDevice } from "#app/modules/notifications/commands/push-device.server.ts";
import { dropDevice, readDevices } from "#app/modules/notifications/db/devices.server.ts";
import { readVapidKey } from "#app/modules/notifications/db/vapid-keys.server.ts";
import { pushSubscriptionSchema } from "#app/modules/notifications/model/push-subscription.ts";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Driver } from "./driver.server.ts";

const holderOf = ({ scope, session }: Driver) => ({ accountId: scope.account.id, agentId: session.agent.id });

/** Whether this phone is notified, and the key that its browser asks for; null where nobody is offered that. */
export async function viewNotifying(driver: Driver): Promise<Result<{ publicKey: string | null; on: boolean }>> {
  const { scope, session } = driver;
  const [publicKey, devices] = await Promise.all([readVapidKey(scope), readDevices(scope.db, holderOf(driver))]);
  return ok({ publicKey, on: devices.some((each) => each.session === session.tokenHash) });
}

/** This phone rings from now on for what the office tells its agent. */
export const notifyPhone = openCommand({
  name: "drive.notify",
  caller: "the agent",
  input: pushSubscriptionSchema,
  async run(driver: Driver, subscription): Promise<Result<{ on: boolean }>> {
    const { scope, session } = driver;
    const kept = await keepPushDevice(scope, {
      holder: holderOf(driver),
      session: session.tokenHash,
      subscription,
      device: null,
      language: scope.actor.language,
    });
    return kept.ok ? ok({ on: true }) : kept;
  },
});

/** This phone rings no more. */
export const silencePhone = openCommand({
  name: "drive.silence",
  caller: "the agent",
  input: z.object({}),
  async run(driver: Driver): Promise<Result<{ on: boolean }>> {
    const { scope, session } = driver;
    const written = await commit(scope.db, [dropDevice(scope.db, holderOf(driver), { session: session.tokenHash })]);
    return written.ok ? ok({ on: false }) : written;
  },
});
