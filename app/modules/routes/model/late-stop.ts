/**
 * Minutes after its planned arrival from which a stop of an active route is published as late, where the plan's own
 * threshold is lower. A stop that a plan marks as late is another thing: its service would start after its time window
 * (`wasm/check/lateness.ts`).
 */
export const MIN_LATE_MINUTES = 10;
