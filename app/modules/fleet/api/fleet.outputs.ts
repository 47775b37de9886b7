import { z } from "zod";
import { textListSchema } from "#app/platform/http/responses/shared.responses.ts";

export const idsSchema = z.strictObject({ ids: textListSchema });
