import { ArrowLeftRight, Ban, Banknote, Download, Printer, Undo2 } from "lucide-react";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import type { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import type { AgentReceiptView } from "../commands/view-agent-receipts.server.ts";
import type { AgentReceiptAction } from "../model/agent-receipt.states.ts";

/** The list of payout receipts. */
export const agentReceiptsPath = "/accounting/agent-billing/receipts";

/** The buttons of a payout receipt that the reader may use. */
export function getAgentReceiptActions(
  { receipt, actions, may }: AgentReceiptView,
  t: ReturnType<typeof useTranslate>,
  ask: (what: AgentReceiptAction) => void,
): DetailAction[] {
  const file = (word: string) => () =>
    window.open(withTabAccount(`${agentReceiptsPath}/${receipt.number}/${word}`), "_blank", "noopener");
  const all: (DetailAction & { offered: boolean })[] = [
    {
      key: "print",
      label: t("common:action.print"),
      icon: Printer,
      quiet: true,
      onSelect: file("print"),
      offered: may.print,
    },
    {
      key: "export",
      label: t("common:action.export"),
      icon: Download,
      quiet: true,
      onSelect: file("export"),
      offered: may.export,
    },
    {
      key: "exchange",
      label: t("billing:act.exchange"),
      icon: ArrowLeftRight,
      quiet: receipt.exchange !== null,
      onSelect: () => ask("exchange"),
      offered: actions.includes("exchange"),
    },
    {
      key: "unpay",
      label: t("payouts:unpay"),
      icon: Undo2,
      onSelect: () => ask("unpay"),
      offered: actions.includes("unpay"),
    },
    {
      key: "void",
      label: t("payouts:void"),
      icon: Ban,
      onSelect: () => ask("void"),
      offered: actions.includes("void"),
    },
    {
      key: "pay",
      label: t(receipt.payroll ? "payouts:to_payroll" : "payouts:pay"),
      icon: Banknote,
      primary: true,
      onSelect: () => ask("pay"),
      offered: actions.includes("pay"),
    },
  ];
  return all.flatMap(({ offered, ...action }) => (offered ? [action] : []));
}
