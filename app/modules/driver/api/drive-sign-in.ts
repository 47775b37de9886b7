import { noReads } from "#app/platform/http/api.server.ts";
import { driverSignIn } from "../http/driver-api.server.ts";

/** `POST drive/sign-in/{code,session,link}` */
export const action = driverSignIn;
export const loader = noReads;
