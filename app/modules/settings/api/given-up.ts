import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { retryOne, viewGivenUp } from "../commands/given-up.server.ts";

/** `GET given-up`, and `POST given-up` for another try of one. */
export const loader = apiRead(viewGivenUp);
export const action = apiCommands([{ method: "POST", command: retryOne }]);
