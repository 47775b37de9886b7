import { ArrowDown, ArrowUp } from "lucide-react";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { createDeleteAction, createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter } from "#app/ui/settings-list/settings-options.ts";
import type { bankRuleFields } from "../../db/bank-rules.server.ts";
import type { BankRuleView } from "../../model/bank/bank-rule.ts";
import "./bank-rules.css";

/** @param last the place of the last one; null where they may not be moved */
export function createBankRulesSpec(
  last: number | null,
): ResourceSpec<BankRuleView, CatalogueNames<typeof bankRuleFields>> {
  return {
    name: "bank_rules",
    module: "bank_rules",
    title: "bank_rules:title",
    rowId: (rule) => rule.id,
    rowName: (rule) => rule.name,
    rowHref: (rule) => `?edit=${rule.id}`,
    searchPlaceholder: "bank_rules:search",
    defaultSort: "position",
    exports: "/settings/bank-rules/export",
    filters: [activeFilter],
    columns: [
      { key: "name", header: "bank_rules:name", long: true, sortable: true, cell: (rule) => rule.name },
      {
        key: "position",
        sortable: true,
        header: "bank_rules:order",
        width: 110,
        cell: (rule) => <MoveCell rule={rule} last={last} />,
      },
      {
        key: "booked_to",
        header: "bank_rules:booked_to",
        width: 180,
        cell: (rule) => <LabelsCell words={[`accounting:account.${rule.booked_to}` as const]} />,
      },
      {
        key: "direction",
        header: "bank_rules:direction",
        width: 140,
        cell: ({ direction }) => direction && <LabelsCell words={[`bank_rules:directions.${direction}` as const]} />,
      },
      { key: "text", header: "bank_rules:text", long: true, width: 180, cell: ({ text }) => text },
      { key: "party", header: "bank_rules:party", long: true, width: 160, cell: ({ party }) => party },
      { key: "iban", header: "bank_rules:iban", long: true, width: 190, wide: true, cell: ({ iban }) => iban },
      { key: "currency", header: "bank_rules:currency", width: 90, wide: true, cell: ({ currency }) => currency },
      {
        key: "amount_from",
        header: "bank_rules:amount_from",
        align: "right",
        width: 110,
        wide: true,
        cell: ({ currency = "", amount_from: amount }) => <AmountCell amount={amount} currency={currency} />,
      },
      {
        key: "amount_to",
        header: "bank_rules:amount_to",
        align: "right",
        width: 110,
        wide: true,
        cell: ({ currency = "", amount_to: amount }) => <AmountCell amount={amount} currency={currency} />,
      },
      {
        key: "active",
        sortable: true,
        header: "settings:status",
        width: 100,
        cell: ({ active }) => <ActiveCell active={active} />,
      },
    ],
    bulkActions: [...createSwitchActions("bank_rules", "bank_rules:deactivate_sure"), createDeleteAction("bank_rules")],
    empty: { title: "bank_rules:empty", text: "bank_rules:empty_why" },
  };
}

const moves = [
  { key: "earlier", by: -1, icon: ArrowUp },
  { key: "later", by: 1, icon: ArrowDown },
] as const;

const AmountCell = ({ amount, currency }: { amount: string | undefined; currency: string }) =>
  amount !== undefined && <AmountText amount={parseMoney(amount, currency) ?? 0} currency={currency} />;

/** The place in the order of all rules, and buttons that move a rule by one. */
function MoveCell({ rule, last }: { rule: BankRuleView; last: number | null }) {
  const t = useTranslate();
  const listens = useHydrated();
  const act = useCommandWithToast();
  const { id, name, place } = rule;
  if (last === null) return place;
  return (
    <span className="bank-rule-place">
      {place}
      {moves.map(({ key, by, icon }) => (
        <IconButton
          key={key}
          icon={icon}
          label={t(`bank_rules:${key}`, { name })}
          disabled={!listens || act.busy || place + by < 1 || place + by > last}
          onClick={() => act.run("settings.bank_rules.move", { id, place: place + by })}
        />
      ))}
    </span>
  );
}
