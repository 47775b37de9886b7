import type { CustomFieldNoun } from "../model/custom-field.ts";

/** The index of each noun's list, in which the keys of the metadata are tokens with `j`, and the account one with `a`. */
export const nounFacets: Readonly<Record<CustomFieldNoun, string>> = {
  order: "order_facets",
  customer: "customer_facets",
  shipment: "shipment_facets",
};
