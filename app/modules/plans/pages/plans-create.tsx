import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { createPlan } from "../commands/create-plan.server.ts";
import { readPlanForm } from "../commands/list/plan-form.server.ts";
import { optimizePlan } from "../commands/plan-room-commands.server.ts";
import { CreatePlanScreen } from "../screens/create/create-plan-screen.tsx";
import type { Route } from "./+types/plans-create.ts";

export const loader = createScreenLoader(readPlanForm);
export const action = createCommandAction([createPlan, optimizePlan]);

export default function CreatePlan({ loaderData }: Route.ComponentProps) {
  return <CreatePlanScreen form={loaderData} />;
}
