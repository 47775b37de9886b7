/** Delimiters that are looked for, the likelier first. */
export const delimiters = [",", ";", "\t", "|"] as const;
