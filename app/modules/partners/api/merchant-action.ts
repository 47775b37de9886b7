import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { disconnectMerchant } from "../commands/disconnect.server.ts";
import { inviteMerchant, resendPortal, revokePortal } from "../commands/invite-merchant.server.ts";
import { merchantCatalogue } from "../commands/merchants.server.ts";

export const action = apiCommands([
  { method: "POST", action: "activate", command: merchantCatalogue.switchingOn() },
  { method: "POST", action: "deactivate", command: merchantCatalogue.deactivate },
  { method: "POST", action: "invite", command: inviteMerchant },
  { method: "POST", action: "resend", command: resendPortal },
  { method: "POST", action: "revoke", command: revokePortal },
  { method: "POST", action: "disconnect", command: disconnectMerchant },
]);
export const loader = noReads;
