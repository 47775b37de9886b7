import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { checkIn, checkOut } from "../commands/check-in.server.ts";
import { endCooldowns } from "../commands/end-cooldowns.server.ts";
import { messageAgents } from "../commands/message-agents.server.ts";

/** `POST fleet/attendance/{check-in,check-out,message,reset-cooldown}`: each agent is let in, let go, told or refused by itself. */
export const action = apiCommands([
  { method: "POST", at: { action: "check-in" }, command: checkIn },
  { method: "POST", at: { action: "check-out" }, command: checkOut },
  { method: "POST", at: { action: "message" }, command: messageAgents },
  { method: "POST", at: { action: "reset-cooldown" }, command: endCooldowns },
]);
export const loader = noReads;
