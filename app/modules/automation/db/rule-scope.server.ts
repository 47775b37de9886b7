import { toActiveAccount } from "#app/modules/identity/db/active-account.server.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";

/** The scope of a rule: it acts as itself, with all features of its account. Null when the account is gone. */
export async function createRuleScope(
  { db, ports }: Pick<Scope, "db" | "ports">,
  run: { accountId: string; ruleName: string; depth: number },
): Promise<Scope | null> {
  const account = await readAccount(db, run.accountId);
  if (!account) return null;
  const language = germanCountries.includes(account.country) ? "de" : "en";
  const active = toActiveAccount(account, [wildcardPermission], now({ ports }));
  return {
    account: active,
    actor: { id: null, name: `${ruleLabels[language]} ${run.ruleName}`, language, depth: run.depth + 1 },
    locations: "all",
    db,
    ports: withSandboxClock(ports, active),
  };
}

/** Name of a rule's actor in timelines: stored as text, so the account's country decides the language. */
const ruleLabels = { en: "Rule", de: "Regel" } as const;
const germanCountries = ["DE", "AT", "CH", "LI"];
