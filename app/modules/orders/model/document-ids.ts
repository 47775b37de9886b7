import { z } from "zod";
import { documentLimits } from "./documents.ts";

/** Ids of documents that were uploaded before their order exists. */
export const documentIdsSchema = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(z.uuid()).max(documentLimits.perOrder).default([]),
);
