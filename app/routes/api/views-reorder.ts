import { fail } from "#app/domain/kernel/result.ts";
import { reorderViews } from "#app/features/views/change-view.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `POST views/module/{module}/reorder` (platform §7.3). */
export const loader = apiRead(async () => fail("method_not_allowed"));
export const action = apiCommands([{ method: "POST", command: reorderViews }]);
