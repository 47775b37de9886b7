import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { viewFirstSteps } from "../commands/view-first-steps.server.ts";

/** The first steps that are left, for the bar on the screens where they are done. */
export const loader = createScreenLoader(viewFirstSteps);
