import type { ActionFunctionArgs } from "react-router";
import { putPicture } from "#app/http/drive/driver-api.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

/** `PUT drive/pictures/{action_id}/{hash}` */
export const action = (args: ActionFunctionArgs) => putPicture(args);
export const loader = noReads;
