import { noReads } from "#app/platform/http/api.server.ts";
import { handleDriverSignIn } from "../http/driver-api.server.ts";

/** `POST drive/sign-in/{code,session,link}` */
export const action = handleDriverSignIn;
export const loader = noReads;
