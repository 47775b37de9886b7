import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { importList, listImportForm, listImportResult } from "#app/platform/http/files/list-imports.server.ts";
import { createdSchema, idSchema } from "#app/platform/http/responses/shared.responses.ts";
import {
  customerAddressResponseSchema,
  customerContactOutput,
  customerListSchema,
  customerResponseSchema,
  locatedAddressSchema,
} from "./api/customers.outputs.ts";
import { importCustomers } from "./commands/import-customers.server.ts";
import { mergeCustomers } from "./commands/merge-customers.server.ts";
import { removeAddress } from "./commands/remove-address.server.ts";
import { addAddress, changeAddress } from "./commands/save-address.server.ts";
import { addContact, changeContact, removeContact } from "./commands/save-contact.server.ts";
import { changeCustomer, createCustomer } from "./commands/save-customer.server.ts";
import { listCustomers, viewCustomer } from "./commands/view-customers.server.ts";

const access = { permission: "customers" } as const;

/** Headings of the description. */
const tags = { customers: "The recipients of orders, with their addresses and contacts." };

export const customersEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/customers",
    access,
    summary: "List customers",
    mcp: { toolset: "customers" },
    read: listCustomers,
    output: customerListSchema,
  }),
  endpoint({
    method: "POST",
    path: "/customers",
    access,
    summary: "Create a customer",
    mcp: { toolset: "customers" },
    command: createCustomer,
    status: 201,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/customers/:id",
    access,
    summary: "Read a customer",
    mcp: { toolset: "customers" },
    read: viewCustomer,
    output: z.strictObject({
      customer: customerResponseSchema.extend({
        addresses: z.array(customerAddressResponseSchema),
        contacts: z.array(customerContactOutput),
      }),
    }),
  }),
  endpoint({
    method: "PUT",
    path: "/customers/:id",
    access,
    summary: "Change a customer",
    command: changeCustomer,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/customers/:id/merge",
    access,
    summary: "Merge two customers",
    command: mergeCustomers,
    output: z.strictObject({ id: idSchema, merged: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/customers/:id/locations",
    operation: "addCustomerLocation",
    access,
    summary: "Add an address to a customer",
    command: addAddress,
    status: 201,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/customers/:id/addresses",
    operation: "addCustomerAddress",
    access,
    summary: "Add an address to a customer",
    command: addAddress,
    status: 201,
    output: locatedAddressSchema,
  }),
  endpoint({
    method: "POST",
    path: "/customers/:id/contacts",
    operation: "addCustomerContact",
    access,
    summary: "Add a contact to a customer",
    command: addContact,
    status: 201,
    output: createdSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/customers/:id/contacts/:contact_id",
    access,
    summary: "Change a contact of a customer",
    command: changeContact,
    output: createdSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/customers/:id/contacts/:contact_id",
    access,
    summary: "Remove a contact of a customer",
    command: removeContact,
    output: createdSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/customers/:id/addresses/:address_id",
    access,
    summary: "Change an address of a customer",
    command: changeAddress,
    output: locatedAddressSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/customers/:id/addresses/:address_id",
    access,
    summary: "Remove an address of a customer",
    command: removeAddress,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/customers/import",
    access: { permission: ["customers", "customers.create"] },
    summary: "Import customers",
    form: listImportForm,
    handler: importList(importCustomers),
    output: listImportResult,
  }),
]);
