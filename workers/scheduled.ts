import type { Surroundings } from "#app/http/contexts.server.ts";

/** Every minute: wakes what a lost message left behind. */
export async function sweep(_surroundings: Surroundings): Promise<void> {}
