import { useMemo } from "react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { bankRuleCatalogue, moveBankRule } from "../commands/bank/bank-rules.server.ts";
import { bankRuleSections } from "../screens/bank/bank-rule-form.ts";
import { createBankRulesSpec } from "../screens/bank/bank-rules.resource.tsx";
import type { Route } from "./+types/settings-bank-rules.ts";

export const loader = createScreenLoader(bankRuleCatalogue.screen);
export const action = createCommandAction([...bankRuleCatalogue.commands, moveBankRule]);

export default function BankRules({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  const last = Math.max(0, ...list.rows.map(({ place }) => place));
  const spec = useMemo(() => createBankRulesSpec(canManage ? last : null), [canManage, last]);
  return (
    <SettingsListPage
      spec={spec}
      kind="bank_rules"
      schema={() => import("../model/bank/bank-rule.ts").then((module) => module.bankRuleSchema)}
      sections={bankRuleSections}
      list={list}
      editing={editing}
      fresh={{}}
      choices={choices}
      canManage={canManage}
    />
  );
}
