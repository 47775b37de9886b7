/** One label per page in the label's own size, or as many as fit on an A4 sheet. */
export const papers = ["label", "a4"] as const;
export type Paper = (typeof papers)[number];
