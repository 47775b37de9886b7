import { addContact } from "#app/features/customers/save-contact.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST customers/{id}/contacts`. */
export const action = apiCommands([{ method: "POST", command: addContact, status: 201 }]);
export const loader = noReads;
