import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/platform/http/api.server.ts";
import { putPicture } from "../http/driver-api.server.ts";

/** `PUT drive/pictures/{action_id}/{hash}` */
export const action = (args: ActionFunctionArgs) => putPicture(args);
export const loader = noReads;
