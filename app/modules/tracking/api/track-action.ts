import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { handleTrackingCall, handleTrackingRead } from "../http/tracking-calls.server.ts";

/** `GET track/{number}/details` for a verified customer. */
export const loader = (args: LoaderFunctionArgs) => handleTrackingRead(args);
/** `POST track/{number}/{send-code,verify,reschedule,address,feedback}`. */
export const action = (args: ActionFunctionArgs) => handleTrackingCall(args);
