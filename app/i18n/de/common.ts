import type { common as source } from "../en/common.ts";
import type { Translated } from "../translated.ts";

export const common: Translated<typeof source> = {};
