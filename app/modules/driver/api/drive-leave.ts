import type { ActionFunctionArgs } from "react-router";
import { leaveDrive } from "#app/http/drive/driver-api.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

/** `POST drive/leave` */
export const action = (args: ActionFunctionArgs) => leaveDrive(args);
export const loader = noReads;
