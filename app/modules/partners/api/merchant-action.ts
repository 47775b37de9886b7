import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { disconnectMerchant } from "../commands/disconnect.server.ts";
import { merchantCatalogue } from "../commands/merchants.server.ts";
import {
  inviteToPortal,
  resendPortalInvitation,
  revokePortalInvitation,
} from "../commands/portal-invitations.server.ts";

export const action = apiCommands([
  { method: "POST", action: "activate", command: merchantCatalogue.switchingOn() },
  { method: "POST", action: "deactivate", command: merchantCatalogue.deactivate },
  { method: "POST", action: "invite", command: inviteToPortal },
  { method: "POST", action: "resend", command: resendPortalInvitation },
  { method: "POST", action: "revoke", command: revokePortalInvitation },
  { method: "POST", action: "disconnect", command: disconnectMerchant },
]);
export const loader = noReads;
