import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/platform/http/api.server.ts";
import { uploadPicture } from "../http/driver-api.server.ts";

/** `PUT drive/pictures/{action_id}/{hash}` */
export const action = (args: ActionFunctionArgs) => uploadPicture(args);
export const loader = noReads;
