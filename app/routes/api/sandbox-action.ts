import { emptySandbox } from "#app/features/settings/sandbox/empty-sandbox.server.ts";
import { moveClock } from "#app/features/settings/sandbox/move-clock.server.ts";
import { fillSandbox } from "#app/http/sandbox.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST sandbox/clock`, `sandbox/fill` and `sandbox/empty`. */
export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "clock", command: moveClock },
  { method: "POST", action: "fill", command: fillSandbox },
  { method: "POST", action: "empty", command: emptySandbox },
]);
