import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/platform/http/api.server.ts";
import { signOutDriver } from "../http/driver-api.server.ts";

/** `POST drive/leave` */
export const action = (args: ActionFunctionArgs) => signOutDriver(args);
export const loader = noReads;
