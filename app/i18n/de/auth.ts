import type { auth as source } from "../en/auth.ts";
import type { Translated } from "../translated.ts";

export const auth: Translated<typeof source> = {};
