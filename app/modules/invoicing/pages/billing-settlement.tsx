import { answerDispute, disputeLine } from "#app/features/accounting/disputes/dispute-line.server.ts";
import { settleSettlement } from "#app/features/accounting/settlements/settle-settlement.server.ts";
import { SettlementPage } from "#app/features/accounting/settlements/settlement-page.tsx";
import { viewSettlement } from "#app/features/accounting/settlements/view-settlements.server.ts";
import { voidSettlement } from "#app/features/accounting/settlements/void-settlement.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/billing-settlement.ts";

export const loader = screenLoader(viewSettlement);
export const action = commandAction([settleSettlement, voidSettlement, disputeLine, answerDispute]);

export default function Settlement({ loaderData }: Route.ComponentProps) {
  return <SettlementPage key={`${loaderData.settlement.id}-${loaderData.settlement.version}`} view={loaderData} />;
}
