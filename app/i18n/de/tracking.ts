import type { tracking as source } from "../en/tracking.ts";
import type { Translated } from "../translated.ts";

export const tracking: Translated<typeof source> = {};
