import { changeContact, removeContact } from "#app/features/customers/save-contact.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `PUT` and `DELETE customers/{id}/contacts/{contact_id}`. */
export const action = apiCommands([
  { method: "PUT", command: changeContact },
  { method: "DELETE", command: removeContact },
]);
export const loader = noReads;
