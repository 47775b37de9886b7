import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { changeContact, removeContact } from "../commands/save-contact.server.ts";

/** `PUT` and `DELETE customers/{id}/contacts/{contact_id}`. */
export const action = apiCommands([
  { method: "PUT", command: changeContact },
  { method: "DELETE", command: removeContact },
]);
export const loader = noReads;
