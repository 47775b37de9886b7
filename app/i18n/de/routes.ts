import type { routes as source } from "../en/routes.ts";
import type { Translated } from "../translated.ts";

export const routes: Translated<typeof source> = {};
