import { can } from "#app/platform/access/can.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { updateOrderCommands } from "../commands/update-order.server.ts";
import { readValidation } from "../commands/validate/read-validation.server.ts";
import { validateLocations } from "../commands/validate/validate-locations.server.ts";
import { ValidationScreen } from "../screens/validate/validation-screen.tsx";
import type { Route } from "./+types/orders-validate.ts";

export const loader = createScreenLoader(async (scope, args) => {
  const page = await readValidation(scope, args);
  return page.ok ? ok({ page: page.value, mayConfirm: can(scope.account, "orders.update.locations") }) : page;
});

export const action = createCommandAction([validateLocations, updateOrderCommands.locations]);

export default function OrdersValidate({ loaderData }: Route.ComponentProps) {
  return <ValidationScreen {...loaderData} mapStyleUrl={useMapStyle()} />;
}
