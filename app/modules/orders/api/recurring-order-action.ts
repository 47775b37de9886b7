import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { moveRecurring, restoreRecurring, skipRecurring } from "../commands/recurring/date-exceptions.server.ts";
import { endRecurring, pauseRecurring, resumeRecurring } from "../commands/recurring/recurring-commands.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "pause", command: pauseRecurring },
  { method: "POST", action: "resume", command: resumeRecurring },
  { method: "POST", action: "end", command: endRecurring },
  { method: "POST", action: "skip", command: skipRecurring },
  { method: "POST", action: "move", command: moveRecurring },
  { method: "POST", action: "restore", command: restoreRecurring },
]);
