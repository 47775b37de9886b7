import { z } from "zod";
import { registerPushDevice } from "#app/modules/notifications/commands/register-push-device.server.ts";
import { deletePushDevice, readPushDevices } from "#app/modules/notifications/db/push-devices.server.ts";
import { readVapidKey } from "#app/modules/notifications/db/vapid-keys.server.ts";
import { pushSubscriptionSchema } from "#app/modules/notifications/model/push-subscription.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDeviceName } from "../model/profile.ts";
import type { SignedInContext } from "./signed-in-context.server.ts";

/** The browsers in which a person is notified, and the public key to subscribe with; null where push is not configured. */
export async function getBrowserNotifications({
  db,
  ports,
  session,
}: Pick<SignedInContext, "db" | "ports" | "session">) {
  const holder = { userId: session.user.id };
  const [publicKey, devices] = await Promise.all([readVapidKey({ db, ports }), readPushDevices(db, holder)]);
  return {
    publicKey,
    devices: devices.map(({ id, device, session: of, createdAt, lastDeliveredAt }) => ({
      ...{ id, createdAt, lastDeliveredAt, device: formatDeviceName(device) },
      current: of === session.tokenHash,
    })),
  };
}

/** Subscribes this browser to the person's notifications. */
export const enableBrowserNotifications = createOpenCommand({
  name: "profile.notifications.on",
  caller: "signed_in_user",
  input: pushSubscriptionSchema,
  async run({ db, ports, session, device, language }: SignedInContext, subscription): Promise<Result<{ id: string }>> {
    const holder = { userId: session.user.id };
    return registerPushDevice({ db, ports }, { holder, session: session.tokenHash, subscription, device, language });
  },
});

/** Unsubscribes one of the person's browsers. Field device. */
export const disableBrowserNotifications = createOpenCommand({
  name: "profile.notifications.off",
  caller: "signed_in_user",
  input: z.object({ device: z.uuid() }),
  async run({ db, session }: SignedInContext, { device }): Promise<Result<null>> {
    const written = await commit(db, [deletePushDevice(db, { userId: session.user.id }, { id: device })]);
    return written.ok ? ok(null) : written;
  },
});
