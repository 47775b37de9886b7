import { emptySandbox } from "#app/features/settings/sandbox/empty-sandbox.server.ts";
import { moveClock } from "#app/features/settings/sandbox/move-clock.server.ts";
import { viewHeldMessages } from "#app/features/settings/sandbox/view-sandbox.server.ts";
import { fillSandbox } from "#app/http/sandbox.server.ts";
import { apiCommands, apiReads } from "#app/http/wrappers/api.server.ts";

/** `GET sandbox/messages`; `POST sandbox/clock`, `sandbox/fill` and `sandbox/empty`. */
export const loader = apiReads([{ at: { action: "messages" }, read: viewHeldMessages }]);
export const action = apiCommands([
  { method: "POST", action: "clock", command: moveClock },
  { method: "POST", action: "fill", command: fillSandbox },
  { method: "POST", action: "empty", command: emptySandbox },
]);
