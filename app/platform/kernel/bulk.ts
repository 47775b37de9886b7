import { z } from "zod";

/** Ids that a bulk action works on: 1 to 500. */
export const bulkIdsSchema = z.array(z.uuid()).min(1).max(500);
