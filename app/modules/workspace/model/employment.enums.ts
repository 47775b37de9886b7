/** How an agent works: contractors are paid by credit notes (self-billing), employees by payroll. */
export const employments = ["contractor", "employee"] as const;
export type Employment = (typeof employments)[number];
