import type { Database } from "#app/data/kernel/database.server.ts";
import { insertAccount } from "#app/data/session/session.writes.server.ts";
import { features } from "#app/domain/access/permissions.ts";
import { workspaceSchema } from "#app/domain/access/sign-in.ts";
import { currencyOf } from "#app/domain/kernel/country-currencies.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { fieldsOf } from "#app/domain/kernel/issues.ts";
import type { Ports } from "#app/domain/kernel/ports.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { routingSettingsSchema } from "#app/domain/plans/routing-settings.ts";
import { preferencesSchema } from "#app/domain/settings/preferences.ts";

const trialMs = 14 * 24 * 60 * 60 * 1000;

/** Creates a workspace with the person as its owner, on trial with every feature, in the currency of its country. */
export async function createWorkspace(
  { db, ports }: { db: Database; ports: Ports },
  ownerId: string,
  raw: unknown,
): Promise<Result<{ accountId: string }>> {
  const input = workspaceSchema.safeParse(raw, { reportInput: true });
  if (!input.success) return failFields(fieldsOf(input.error));
  const { name, kind, country, postal_code, timezone } = input.data;
  const now = ports.clock.now();
  const accountId = uuidV7(now, ports.random(10));
  const currency = currencyOf(country);
  const account = {
    id: accountId,
    kind,
    name,
    country,
    postalCode: postal_code ?? null,
    timezone,
    features: [...features],
    plan: "trial",
    trialEndsAt: now + trialMs,
    preferences: preferencesSchema.parse({
      operating_countries: [country],
      default_currency: currency,
      supported_currencies: [currency],
    }),
    routing: routingSettingsSchema.parse({}),
    createdAt: now,
  };
  await insertAccount(db, account, ownerId);
  return ok({ accountId });
}
