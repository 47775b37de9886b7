import type { ActionFunctionArgs } from "react-router";
import { itemImageCall } from "#app/http/files/item-images.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

/** `POST` and `DELETE items/{id}/image`. */
export const action = (args: ActionFunctionArgs) => itemImageCall(args);
export const loader = noReads;
