import { everything } from "#app/domain/access/permissions.ts";
import { readAccount } from "../kernel/account-scope.server.ts";
import { portsIn } from "../kernel/own-clock.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { activeAccountOf } from "../session/active-account.server.ts";

/** What a rule does it does as itself, with all that its account has subscribed to. Null where the account is gone. */
export async function scopeOfRule(
  { db, ports }: Pick<Scope, "db" | "ports">,
  run: { accountId: string; ruleName: string; depth: number },
): Promise<Scope | null> {
  const account = await readAccount(db, run.accountId);
  if (!account) return null;
  const language = germanCountries.includes(account.country) ? "de" : "en";
  const active = activeAccountOf(account, [everything], now({ ports }));
  return {
    account: active,
    actor: { id: null, name: `${ruleWord[language]} ${run.ruleName}`, language, depth: run.depth + 1 },
    locations: "all",
    db,
    ports: portsIn(ports, active),
  };
}

/** How a rule is called beside what it did: timelines keep names as they were written, so the account's country decides. */
const ruleWord = { en: "Rule", de: "Regel" } as const;
const germanCountries = ["DE", "AT", "CH", "LI"];
