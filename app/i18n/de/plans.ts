import type { plans as source } from "../en/plans.ts";
import type { Translated } from "../translated.ts";

export const plans: Translated<typeof source> = {};
