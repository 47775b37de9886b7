import { fail } from "#app/domain/kernel/result.ts";
import { createView } from "#app/features/views/create-view.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `POST views` (platform §7.3). */
export const loader = apiRead(async () => fail("method_not_allowed"));
export const action = apiCommands([{ method: "POST", command: createView, status: 201 }]);
