/** Modes without an engine, with their default speed relative to a car's: 16 and 5 km/h. */
export const slowModes = { foot: { speed: 0.09 }, bicycle: { speed: 0.29 } } as const;
export type SlowMode = keyof typeof slowModes;
export type TravelMode = "car" | SlowMode;
