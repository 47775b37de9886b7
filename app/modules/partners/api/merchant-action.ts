import { disconnectMerchant } from "#app/features/merchants/disconnect.server.ts";
import { inviteMerchant, resendPortal, revokePortal } from "#app/features/merchants/invite-merchant.server.ts";
import { merchantCatalogue } from "#app/features/settings/merchants/merchants.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([
  { method: "POST", action: "activate", command: merchantCatalogue.switchingOn() },
  { method: "POST", action: "deactivate", command: merchantCatalogue.deactivate },
  { method: "POST", action: "invite", command: inviteMerchant },
  { method: "POST", action: "resend", command: resendPortal },
  { method: "POST", action: "revoke", command: revokePortal },
  { method: "POST", action: "disconnect", command: disconnectMerchant },
]);
export const loader = noReads;
