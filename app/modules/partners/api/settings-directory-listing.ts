import { saveListing, viewListing } from "#app/features/settings/directory/directory-listing.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewListing);
export const action = apiCommands([{ method: "PUT", command: saveListing }]);
