import { z } from "zod";
import { listingServices } from "#app/modules/workspace/model/directory-listing.ts";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import {
  bulkOutcomeSchema,
  countryCodeSchema,
  createdSchema,
  createListSchema,
  idSchema,
  phoneNumberSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { acceptCarrier, dismissCarrier, listCarriers } from "./commands/carriers.server.ts";
import { saveListing, viewListing } from "./commands/directory-listing.server.ts";
import { disconnectCarrier, disconnectMerchant } from "./commands/disconnect.server.ts";
import { merchantCatalogue } from "./commands/merchants.server.ts";
import {
  inviteToPortal,
  resendPortalInvitation,
  revokePortalInvitation,
} from "./commands/portal-invitations.server.ts";

const accountAccess = {
  permission: ["settings", "settings.account"],
  accountKind: "carrier",
  notInSandbox: true,
} as const;
const carriersAccess = {
  permission: ["settings", "settings.carriers"],
  subscription: true,
  notInSandbox: true,
} as const;
const merchantsAccess = {
  permission: ["settings", "settings.merchants"],
  feature: "vendor_management",
  subscription: true,
} as const;

const listingSchema = z.strictObject({
  listed: z.boolean(),
  about: z.string().optional(),
  services: z.array(z.enum(listingServices)),
  countries: z.array(z.string()),
  areas: z.array(z.string()),
  website: z.string().optional(),
  email: z.string().optional(),
  phone: phoneNumberSchema.optional(),
});

const carrierSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  country: countryCodeSchema,
  known_as: z.string(),
  status: z.string(),
  invitation_id: z.string().nullable(),
  changed_at: instant.nullable(),
});

/** Headings of the description. */
const tags = {
  carriers: "Of a merchant: the carriers it is connected to.",
  merchants: "Those whose orders a carrier delivers.",
};

export const partnersEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/settings/directory-listing",
    operation: "getDirectoryListing",
    access: accountAccess,
    summary: "Read the directory listing",
    read: viewListing,
    output: z.strictObject({ listing: listingSchema, version: z.int() }),
  }),
  endpoint({
    method: "PUT",
    path: "/settings/directory-listing",
    operation: "updateDirectoryListing",
    access: accountAccess,
    summary: "Change the directory listing",
    command: saveListing,
    output: z.strictObject({ version: z.int() }),
  }),
  endpoint({
    method: "GET",
    path: "/carriers",
    access: carriersAccess,
    summary: "List carriers",
    read: listCarriers,
    output: createListSchema("carriers", carrierSchema),
  }),
  endpoint({
    method: "POST",
    path: "/carriers/:id/accept",
    access: carriersAccess,
    summary: "Accept a carrier's invitation",
    command: acceptCarrier,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/carriers/:id/dismiss",
    access: carriersAccess,
    summary: "Dismiss a carrier's invitation",
    command: dismissCarrier,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/carriers/:id/disconnect",
    access: carriersAccess,
    summary: "Part from a carrier",
    command: disconnectCarrier,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/merchants/:id/activate",
    access: merchantsAccess,
    summary: "Activate a merchant",
    command: merchantCatalogue.switchingOn(),
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/merchants/:id/deactivate",
    access: merchantsAccess,
    summary: "Deactivate a merchant",
    command: merchantCatalogue.deactivate,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/merchants/:id/invite",
    access: merchantsAccess,
    summary: "Invite a merchant to its portal",
    command: inviteToPortal,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/merchants/:id/resend",
    access: merchantsAccess,
    summary: "Send a merchant's invitation again",
    command: resendPortalInvitation,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/merchants/:id/revoke",
    access: merchantsAccess,
    summary: "Take a merchant's invitation back",
    command: revokePortalInvitation,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/merchants/:id/disconnect",
    access: merchantsAccess,
    summary: "Part from a merchant",
    command: disconnectMerchant,
    output: createdSchema,
  }),
  ...catalogueEndpoints(merchantCatalogue, {
    path: "/merchants",
    access: merchantsAccess,
    many: "merchants",
    one: "a merchant",
    more: { discard: { summary: "Take a merchant out of use" } },
  }),
]);
