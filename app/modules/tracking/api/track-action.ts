import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { trackingCall, trackingRead } from "../http/tracking-calls.server.ts";

/** `GET track/{number}/details` for a verified customer. */
export const loader = (args: LoaderFunctionArgs) => trackingRead(args);
/** `POST track/{number}/{send-code,verify,reschedule,address,feedback}`. */
export const action = (args: ActionFunctionArgs) => trackingCall(args);
