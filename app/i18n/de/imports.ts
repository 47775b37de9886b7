import type { imports as source } from "../en/imports.ts";
import type { Translated } from "../translated.ts";

export const imports: Translated<typeof source> = {};
