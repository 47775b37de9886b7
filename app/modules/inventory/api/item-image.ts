import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/platform/http/api.server.ts";
import { itemImageAction } from "../http/item-images.server.ts";

/** `POST` and `DELETE items/{id}/image`. */
export const action = (args: ActionFunctionArgs) => itemImageAction(args);
export const loader = noReads;
