import { ok } from "#app/domain/kernel/result.ts";
import { addWorkspace } from "#app/features/workspaces/create-workspace.server.ts";
import { listWorkspaces } from "#app/features/workspaces/list-workspaces.server.ts";
import { personCommands, personRead } from "#app/http/wrappers/person-api.server.ts";

/** `GET workspaces`: one's own, and the open invitations. */
export const loader = personRead(async (person) => ok({ workspaces: await listWorkspaces(person) }));

/** `POST workspaces`. */
export const action = personCommands([{ method: "POST", command: addWorkspace, status: 201 }]);
