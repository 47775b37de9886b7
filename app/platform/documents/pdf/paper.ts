/** One label a page of the label's own size, or as many as fit on a sheet of A4. */
export const papers = ["label", "a4"] as const;
export type Paper = (typeof papers)[number];
