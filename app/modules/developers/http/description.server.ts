import { endpoints } from "#app/endpoints.server.ts";
import type { ToolCost } from "../model/agent-tools.ts";
import { describeTool, listTools } from "./mcp/tools.server.ts";
import { type ApiDescription, describeApi } from "./openapi/openapi.server.ts";

/** The description of the API for the portal, with what the tools for agents cost. @param origin of the installation */
export function apiDescription(origin: string): ApiDescription {
  return { ...describeApi(endpoints, origin), "x-mcp-tools": listToolCosts() };
}

/** Characters of JSON a token, about. */
const CHARACTERS_PER_TOKEN = 4;

function listToolCosts(): ToolCost[] {
  return [...listTools(endpoints).values()].map((tool) => {
    const { name, toolset, title, does } = tool;
    const tokens = Math.round(JSON.stringify(describeTool(tool)).length / CHARACTERS_PER_TOKEN);
    return { name, toolset, title, does, tokens };
  });
}
