import type { ActionFunctionArgs } from "react-router";
import { trackerReport } from "#app/http/drive/tracker.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

/** `POST positions`: native trackers, with an agent's token. */
export const action = (args: ActionFunctionArgs) => trackerReport(args);
export const loader = noReads;
