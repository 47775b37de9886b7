import type { Session, SessionAccount } from "#app/data/session/session.reads.server.ts";
import { noticeOf } from "#app/domain/access/billing.ts";
import { can } from "#app/domain/access/can.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { logoAddress } from "#app/domain/settings/logo.ts";
import { photoAddress } from "#app/features/session/edit-profile.server.ts";
import { sandboxPermission } from "#app/features/settings/sandbox/sandbox-command.server.ts";
import type { Language } from "#app/i18n/i18n.ts";
import { locales } from "#app/i18n/i18n.ts";

/** What the shell of signed-in pages shows of the person and the active workspace. Nothing of the session's secrets. */
export function shellData(
  session: Session,
  account: SessionAccount | null,
  { language, now, unread, portal }: { language: Language; now: number; unread: number; portal: string },
) {
  const countries = new Intl.DisplayNames(locales[language], { type: "region" });
  const placed = ({ id, name, country }: SessionAccount) => ({ id, name, place: countries.of(country) ?? country });
  const { user } = session;
  const preferences = account?.preferences;
  const sandbox = account?.sandbox;
  const ahead = sandbox?.ahead ?? 0;
  return {
    user: {
      id: user.id,
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.email,
      photo: photoAddress(user),
      theme: user.theme,
    },
    accounts: session.accounts.map(placed),
    account: account && {
      ...placed(account),
      kind: account.kind,
      logo: account.logo && logoAddress(account.id, account.logo),
    },
    grants: {
      permissions: account?.permissions ?? [],
      features: account?.features ?? [],
      subscription: account?.subscription ?? null,
      ...(sandbox && { sandbox }),
    },
    sandbox: sandbox ? { ...sandbox, canMove: can(account, ...sandboxPermission) } : null,
    billing: account && can(account, "settings", "settings.subscription") ? billingOf(account, now, portal) : null,
    unread,
    formats: {
      timezone: account?.timezone ?? user.timezone ?? "UTC",
      weight: preferences?.weight_measurement_system ?? ("metric" as const),
      distance: preferences?.distance_measurement_system ?? ("metric" as const),
      currency: preferences?.default_currency ?? "EUR",
      countries: preferences?.operating_countries ?? [],
      now: now + ahead,
      ahead,
    },
  };
}

function billingOf({ billing, timezone }: SessionAccount, now: number, portal: string) {
  return { notice: noticeOf(billing, now, (at) => localDateOf(at, timezone)), payment: billing.payment, portal };
}
