import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { trackerReport } from "../http/tracker.server.ts";

/** `POST positions`: native trackers, with an agent's token; `GET positions` for OsmAnd, which knows no other way. */
export const action = (args: ActionFunctionArgs) => trackerReport(args);
export const loader = (args: LoaderFunctionArgs) => trackerReport(args);
