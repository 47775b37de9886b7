import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { assignPicklist } from "../commands/create-picklist.server.ts";
import { completePicklist, scanItem, undoScan } from "../commands/work-picklist.server.ts";

/** `POST picklists/{id}/{assign,scan,undo,complete}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "assign" }, command: assignPicklist },
  { method: "POST", at: { action: "scan" }, command: scanItem },
  { method: "POST", at: { action: "undo" }, command: undoScan },
  { method: "POST", at: { action: "complete" }, command: completePicklist },
]);
export const loader = noReads;
