import type { SignedInPerson } from "#app/platform/commands/person-command.server.ts";
import { listInvitations, type OpenInvitation } from "../db/invitations.reads.server.ts";
import type { SessionAccount } from "../db/session.reads.server.ts";

/** A workspace that a person belongs to or is invited to. */
export type WorkspaceListEntry = ReturnType<typeof toWorkspaceEntry> | ReturnType<typeof toInvitationEntry>;

/** A person's workspaces, then the open invitations (`is_invitation`), which cannot be active. */
export async function listWorkspaces({ db, ports, session }: SignedInPerson): Promise<WorkspaceListEntry[]> {
  const invitations = await listInvitations(db, session.user.email, ports.clock.now());
  return [...session.accounts.map(toWorkspaceEntry), ...invitations.map(toInvitationEntry)];
}

function toWorkspaceEntry(account: SessionAccount) {
  return {
    uuid: account.id,
    name: account.name,
    workspace: {
      organization_name: account.organization,
      country: account.country,
      zip_code: account.postalCode,
      logo: account.logo,
    },
    is_invitation: false,
    is_owner: account.isOwner,
    kind: account.kind,
    country: account.country,
    timezone: account.timezone,
    permissions: account.permissions,
    features: account.features,
    subscription: account.subscription && {
      plan: account.subscription.plan,
      is_trial: account.subscription.isTrial,
      is_cancelled: account.subscription.isCancelled,
    },
    preferences: account.preferences,
    merchant: null,
  };
}

/** `merchant` is set for a portal invitation: accepting it creates or connects a merchant workspace. */
function toInvitationEntry({ accountId, workspace, country, postalCode, id, merchantName }: OpenInvitation) {
  return {
    uuid: accountId,
    name: workspace,
    workspace: { organization_name: workspace, country, zip_code: postalCode, logo: null },
    is_invitation: true,
    country,
    permissions: [],
    features: [],
    subscription: null,
    invitation: id,
    merchant: merchantName,
  };
}
