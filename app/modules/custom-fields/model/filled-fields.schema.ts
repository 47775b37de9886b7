import { z } from "zod";
import { metadataSchema } from "#app/platform/kernel/metadata.ts";

/** What a form of an account's own fields sends. */
export const filledFieldsSchema = z.object({ metadata: metadataSchema });
