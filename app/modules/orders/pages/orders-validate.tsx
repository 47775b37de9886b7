import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { updateOrder } from "#app/features/orders/commands/update-order.server.ts";
import { readValidation } from "#app/features/orders/validate/read-validation.server.ts";
import { validateLocations } from "#app/features/orders/validate/validate-locations.server.ts";
import { ValidationScreen } from "#app/features/orders/validate/validation-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import type { Route } from "./+types/orders-validate.ts";

export const loader = screenLoader(async (scope, args) => {
  const page = await readValidation(scope, args);
  return page.ok ? ok({ page: page.value, mayConfirm: can(scope.account, "orders.update.locations") }) : page;
});

export const action = commandAction([validateLocations, updateOrder.locations]);

export default function OrdersValidate({ loaderData }: Route.ComponentProps) {
  return <ValidationScreen {...loaderData} mapStyleUrl={useMapStyle()} />;
}
