import type { Session, SessionAccount } from "#app/modules/identity/db/session.reads.server.ts";
import { getPhotoUrl } from "#app/modules/identity/model/profile.ts";
import { sandboxPermission } from "#app/modules/sandbox/commands/sandbox-command.server.ts";
import { getBillingNotice } from "#app/modules/workspace/model/billing.ts";
import { getLogoUrl } from "#app/modules/workspace/model/logo.ts";
import { can } from "#app/platform/access/can.ts";
import { toAccountFormats } from "#app/platform/http/account-formats.server.ts";
import type { Language } from "#app/platform/i18n/i18n.ts";
import { locales } from "#app/platform/i18n/i18n.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** Data of the shell of signed-in pages: person and active workspace, without session secrets. */
export function buildShellData(
  session: Session,
  account: SessionAccount | null,
  { language, now, unread, portal }: { language: Language; now: number; unread: number; portal: string },
) {
  const countries = new Intl.DisplayNames(locales[language], { type: "region" });
  const placed = ({ id, name, country }: SessionAccount) => ({ id, name, place: countries.of(country) ?? country });
  const { user } = session;
  const sandbox = account?.sandbox;
  const ahead = sandbox?.ahead ?? 0;
  return {
    user: {
      id: user.id,
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.email,
      photo: getPhotoUrl(user),
      theme: user.theme,
    },
    accounts: session.accounts.map(placed),
    account: account && {
      ...placed(account),
      kind: account.kind,
      logo: account.logo && getLogoUrl(account.id, account.logo),
    },
    grants: {
      permissions: account?.permissions ?? [],
      features: account?.features ?? [],
      subscription: account?.subscription ?? null,
      ...(sandbox && { sandbox }),
    },
    sandbox: sandbox ? { ...sandbox, canMove: can(account, ...sandboxPermission) } : null,
    billing: account && can(account, "settings", "settings.subscription") ? toShellBilling(account, now, portal) : null,
    unread,
    formats: account
      ? toAccountFormats(account, { now, ahead })
      : {
          ...{ timezone: user.timezone ?? "UTC", weight: "metric" as const, distance: "metric" as const },
          ...{ currency: "EUR", countries: [], now: now + ahead, ahead },
        },
  };
}

function toShellBilling({ billing, timezone }: SessionAccount, now: number, portal: string) {
  return {
    notice: getBillingNotice(billing, now, (at) => toLocalDate(at, timezone)),
    payment: billing.payment,
    portal,
  };
}
