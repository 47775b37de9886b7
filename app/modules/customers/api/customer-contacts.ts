import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { addContact } from "../commands/save-contact.server.ts";

/** `POST customers/{id}/contacts`. */
export const action = apiCommands([{ method: "POST", command: addContact, status: 201 }]);
export const loader = noReads;
