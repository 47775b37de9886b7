import { acceptWorkspace } from "#app/features/workspaces/accept-workspace.server.ts";
import { declineWorkspace } from "#app/features/workspaces/decline-workspace.server.ts";
import { leaveWorkspace } from "#app/features/workspaces/leave-workspace.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";
import { personCommands } from "#app/http/wrappers/person-api.server.ts";

export const loader = noReads;

/** `POST workspaces/{uuid}/{accept,decline,leave}`. */
export const action = personCommands([
  { method: "POST", action: "accept", command: acceptWorkspace },
  { method: "POST", action: "decline", command: declineWorkspace },
  { method: "POST", action: "leave", command: leaveWorkspace },
]);
