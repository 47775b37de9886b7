import { personCommands, personRead } from "#app/platform/http/person-api.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createOwnWorkspace } from "../commands/create-workspace.server.ts";
import { listWorkspaces } from "../commands/list-workspaces.server.ts";

/** `GET workspaces`: one's own, and the open invitations. */
export const loader = personRead(async (person) => ok({ workspaces: await listWorkspaces(person) }));

/** `POST workspaces`. */
export const action = personCommands([{ method: "POST", command: createOwnWorkspace, status: 201 }]);
