import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { receiveTrackerReport } from "../http/tracker.server.ts";

/** `POST positions`: native trackers, with an agent's token; `GET positions` for OsmAnd, which knows no other way. */
export const action = (args: ActionFunctionArgs) => receiveTrackerReport(args);
export const loader = (args: LoaderFunctionArgs) => receiveTrackerReport(args);
