/** Delimiters to detect, most likely first. */
export const delimiters = [",", ";", "\t", "|"] as const;
