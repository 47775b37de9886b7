import { checkIn } from "#app/features/fleet/check-in.server.ts";
import { checkOut } from "#app/features/fleet/check-out.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST fleet/attendance/{check-in,check-out}`: each agent is let in, let go or refused by itself. */
export const action = apiCommands([
  { method: "POST", at: { action: "check-in" }, command: checkIn },
  { method: "POST", at: { action: "check-out" }, command: checkOut },
]);
export const loader = noReads;
