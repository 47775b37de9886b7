import type { shipments as source } from "../en/shipments.ts";
import type { Translated } from "../translated.ts";

export const shipments: Translated<typeof source> = {};
