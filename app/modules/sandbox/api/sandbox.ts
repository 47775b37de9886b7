import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { createSandbox } from "../commands/create-sandbox.server.ts";
import { viewSandbox } from "../commands/view-sandbox.server.ts";

/** `GET sandbox`, and `POST sandbox` that makes it. */
export const loader = apiRead(viewSandbox);
export const action = apiCommands([{ method: "POST", command: createSandbox }]);
