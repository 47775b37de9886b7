import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Whether a customer is a person or a company. */
export const customerTypes = createEnumeration([
  { code: 1, key: "individual" },
  { code: 2, key: "business" },
]);
export type CustomerType = (typeof customerTypes.rows)[number]["code"];
