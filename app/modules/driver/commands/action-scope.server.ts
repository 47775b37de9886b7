import { toDeviceScope } from "#app/modules/routes/db/device-time.server.ts";
import type { DeviceTime, Scope } from "#app/platform/db/scope.server.ts";
import { correctTime, type DriveAction } from "../model/drive-action.ts";

/** The scope of an action, at the time that counts for it. */
export async function toActionScope(
  scope: Scope,
  device: Omit<DeviceTime, "isPlausible">,
  { kind, routeId, stopId }: DriveAction,
): Promise<Scope> {
  if (routeId) return toDeviceScope(scope, device, { routeId, stopId: kind === "finish" ? "all" : stopId });
  const at = correctTime(device.at, device.offset, device.receivedAt);
  return { ...scope, ports: { ...scope.ports, clock: { now: () => at } }, device: { ...device, isPlausible: true } };
}
