import { retryOne, viewGivenUp } from "#app/features/settings/given-up/given-up.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET given-up`, and `POST given-up` for another try of one. */
export const loader = apiRead(viewGivenUp);
export const action = apiCommands([{ method: "POST", command: retryOne }]);
