import type { settings as source } from "../en/settings.ts";
import type { Translated } from "../translated.ts";

export const settings: Translated<typeof source> = {};
