import { noReads } from "#app/platform/http/api.server.ts";
import { personCommands } from "#app/platform/http/person-api.server.ts";
import { acceptWorkspace } from "../commands/accept-workspace.server.ts";
import { declineWorkspace } from "../commands/decline-workspace.server.ts";
import { leaveWorkspace } from "../commands/leave-workspace.server.ts";

export const loader = noReads;

/** `POST workspaces/{uuid}/{accept,decline,leave}`. */
export const action = personCommands([
  { method: "POST", action: "accept", command: acceptWorkspace },
  { method: "POST", action: "decline", command: declineWorkspace },
  { method: "POST", action: "leave", command: leaveWorkspace },
]);
