import { driverSignIn } from "#app/http/drive/driver-api.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

/** `POST drive/sign-in/{code,session,link}` */
export const action = driverSignIn;
export const loader = noReads;
