import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { saveListing, viewListing } from "../commands/directory-listing.server.ts";

export const loader = apiRead(viewListing);
export const action = apiCommands([{ method: "PUT", command: saveListing }]);
