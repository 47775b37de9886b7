import { answerCall } from "../http/match-endpoint.server.ts";
import type { Route } from "./+types/api.ts";

/** `/api/*`: every endpoint of every module. */
export const loader = (args: Route.LoaderArgs) => answerCall(args);
export const action = (args: Route.ActionArgs) => answerCall(args);
