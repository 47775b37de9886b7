import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/http/api.server.ts";
import { itemImageCall } from "#app/http/item-images.server.ts";

/** `POST` and `DELETE items/{id}/image`. */
export const action = (args: ActionFunctionArgs) => itemImageCall(args);
export const loader = noReads;
