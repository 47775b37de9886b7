import { readSavedAddresses } from "#app/modules/customers/db/saved-addresses.reads.server.ts";
import { isSameAddress, type SavedAddress, withAddressRules } from "#app/modules/customers/model/address-rules.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OpeningHours } from "#app/platform/geo/place.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import type { ResolvedPlace } from "../../db/place.reads.server.ts";
import type { OrderDraft } from "../../model/order.ts";

/** A draft completed with the rules of its customer's saved address, and that address's opening hours. */
export interface DraftWithRules {
  draft: OrderDraft;
  openingHours: OpeningHours[];
}

/** Fills in rules from saved addresses of known customers where drafts leave them open: one read for all. */
export async function applyAddressRules(scope: Scope, drafts: readonly OrderDraft[]): Promise<DraftWithRules[]> {
  const contactKeys = drafts.map(getContactKeys);
  const listPresent = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  const known = await readSavedAddresses(scope, {
    phones: listPresent(contactKeys.map(({ phone }) => phone)),
    emails: listPresent(contactKeys.map(({ email }) => email)),
  });
  return drafts.map((draft, index) => {
    const found = findKnownAddress(draft, contactKeys[index], known);
    return { draft: found ? withAddressRules(draft, found) : draft, openingHours: found?.openingHours ?? [] };
  });
}

/** A place with the opening hours of the saved address, if there are any. */
export function withOpeningHours(resolved: ResolvedPlace, openingHours: OpeningHours[]): ResolvedPlace {
  return openingHours.length > 0 ? { ...resolved, place: { ...resolved.place, openingHours } } : resolved;
}

type ContactKeys = ReturnType<typeof getContactKeys>;

function getContactKeys({ customer, destination }: OrderDraft) {
  if (!customer || !destination.address) return { phone: null, email: null };
  const phone = customer.phone ? normalizePhone(customer.phone, destination.address.country) : null;
  return { phone, email: customer.email?.toLowerCase() ?? null };
}

/** Customers are matched by phone first, then by email, as when orders are written. */
function findKnownAddress(
  { destination }: OrderDraft,
  contactKeys: ContactKeys | undefined,
  known: readonly SavedAddress[],
) {
  const { address } = destination;
  if (!address || !contactKeys) return undefined;
  const here = known.filter((each) => isSameAddress(each.address, address));
  return (
    here.find(({ phone }) => phone !== null && phone === contactKeys.phone) ??
    here.find(({ email }) => email !== null && email.toLowerCase() === contactKeys.email)
  );
}
