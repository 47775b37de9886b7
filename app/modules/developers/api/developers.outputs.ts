import { z } from "zod";
import { idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";

/** A request of a program in its log. */
export const apiRequestSchema = z.strictObject({
  id: idSchema,
  at: instant,
  token_id: idSchema,
  token_name: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  query: z.string().nullable().describe("Without texts that somebody was searched by"),
  tool: z.string().nullable().describe("Of an agent: the tool that it called"),
  status: z.int().describe("HTTP"),
  code: z.string().nullable().describe("Of a refusal"),
  duration_ms: z.int(),
  idempotency_key: z.string().nullable(),
  replayed: z.boolean().describe("The answer of an earlier request with the same key"),
  address: z.string().nullable().describe("The network address that it came from"),
  user_agent: z.string().nullable(),
  request_id: z.string().describe("As in the header X-Request-Id"),
});

const loggedBody = z.strictObject({
  type: z.string().nullable(),
  bytes: z.int().nullable(),
  body: z
    .string()
    .nullable()
    .describe("JSON, with what is personal or secret hidden; null of a file or of a body that is too large"),
});

export const apiRequestDetailSchema = z.strictObject({
  request: apiRequestSchema.extend({ request: loggedBody, response: loggedBody }),
});
