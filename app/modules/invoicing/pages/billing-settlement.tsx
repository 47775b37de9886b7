import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { disputeLine, resolveDispute } from "../commands/disputes/dispute-line.server.ts";
import { sendSettlement } from "../commands/sendings/send-settlement.server.ts";
import { settleSettlement } from "../commands/settlements/settle-settlement.server.ts";
import { unsettleSettlement } from "../commands/settlements/unsettle-settlement.server.ts";
import { viewSettlement } from "../commands/settlements/view-settlements.server.ts";
import { voidSettlement } from "../commands/settlements/void-settlement.server.ts";
import { SettlementPage } from "../screens/settlements/settlement-page.tsx";
import type { Route } from "./+types/billing-settlement.ts";

export const loader = createScreenLoader(viewSettlement);
export const action = createCommandAction([
  sendSettlement,
  settleSettlement,
  unsettleSettlement,
  voidSettlement,
  disputeLine,
  resolveDispute,
]);

export default function Settlement({ loaderData }: Route.ComponentProps) {
  return <SettlementPage key={`${loaderData.settlement.id}-${loaderData.settlement.version}`} view={loaderData} />;
}
