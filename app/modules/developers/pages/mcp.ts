import { answerAgent } from "../http/mcp/mcp.server.ts";
import type { Route } from "./+types/mcp.ts";

/** `POST mcp`: tools for agents. Without sessions there is no GET stream and no DELETE. */
export const loader = (args: Route.LoaderArgs) => answerAgent(args);
export const action = (args: Route.ActionArgs) => answerAgent(args);
