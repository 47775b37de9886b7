import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/platform/http/api.server.ts";
import { leaveDrive } from "../http/driver-api.server.ts";

/** `POST drive/leave` */
export const action = (args: ActionFunctionArgs) => leaveDrive(args);
export const loader = noReads;
