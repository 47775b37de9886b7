import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import type { CustomerDraft } from "./order-customer.ts";
import type { PreparedCustomer } from "./prepared-order.ts";

/** A customer with phone as E.164 and email in lower case: the keys that customers are matched by. */
export function prepareCustomer(draft: CustomerDraft, country: string): PreparedCustomer {
  return {
    type: draft.type,
    firstName: draft.first_name ?? null,
    lastName: draft.last_name ?? null,
    businessName: draft.business_name ?? null,
    phone: draft.phone ? normalizePhone(draft.phone, country) : null,
    email: draft.email?.toLowerCase() ?? null,
  };
}

/** The customer's name in lists. */
export function formatPreparedName(
  customer: Pick<PreparedCustomer, "type" | "firstName" | "lastName" | "businessName">,
): string {
  const person = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  return customer.type === customerTypes.code.business
    ? (customer.businessName ?? person)
    : person || (customer.businessName ?? "");
}
