import type { SettlementRow } from "#app/data/billing/settlement.reads.server.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import type { MayBill } from "../billing/billing-access.server.ts";
import { DocumentsScreen } from "../billing/documents-screen.tsx";
import { settlementsSpec } from "./settlements.resource.tsx";

/** All settlements of the account, or to the merchant. */
export function SettlementsScreen(props: { list: ResourceData<SettlementRow>; may: MayBill }) {
  return <DocumentsScreen part="settlements" spec={settlementsSpec} {...props} />;
}
