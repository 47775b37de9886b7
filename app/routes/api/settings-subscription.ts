import { viewSubscription } from "#app/features/billing/view-subscription.server.ts";
import { apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewSubscription);
