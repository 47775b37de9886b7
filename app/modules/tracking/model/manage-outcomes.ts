/** Results of the forms of a customer's page. */
export const outcomes = [
  "changed",
  "requested",
  "asked",
  "confirmed",
  "corrected",
  "wished",
  "filled",
  "thanked",
] as const;
export type ManageOutcome = (typeof outcomes)[number];
