import { createSandbox } from "#app/features/settings/sandbox/create-sandbox.server.ts";
import { viewSandbox } from "#app/features/settings/sandbox/view-sandbox.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET sandbox`, and `POST sandbox` that makes it. */
export const loader = apiRead(viewSandbox);
export const action = apiCommands([{ method: "POST", command: createSandbox }]);
