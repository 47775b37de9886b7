import { apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import { moveClock } from "../commands/move-clock.server.ts";
import { requestSandboxReset } from "../commands/reset-sandbox.server.ts";
import { viewHeldMessages } from "../commands/view-sandbox.server.ts";
import { fillSandbox } from "../http/sandbox.server.ts";

/** `GET sandbox/messages`; `POST sandbox/clock`, `sandbox/fill` and `sandbox/empty`. */
export const loader = apiReads([{ at: { action: "messages" }, read: viewHeldMessages }]);
export const action = apiCommands([
  { method: "POST", action: "clock", command: moveClock },
  { method: "POST", action: "fill", command: fillSandbox },
  { method: "POST", action: "empty", command: requestSandboxReset },
]);
