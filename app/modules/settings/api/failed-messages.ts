import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { listFailedMessages, retryOwnFailedMessage } from "../commands/failed-messages.server.ts";

/** `GET given-up`, and `POST given-up` for another try of one. */
export const loader = apiRead(listFailedMessages);
export const action = apiCommands([{ method: "POST", command: retryOwnFailedMessage }]);
