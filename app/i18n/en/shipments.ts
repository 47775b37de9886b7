export const shipments = {} as const;
