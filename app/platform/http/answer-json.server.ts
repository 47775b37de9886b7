import { z } from "zod";
import { answers } from "#app/modules/developers/http/answers.ts";
import { wireAnswer } from "./wire-answer.ts";
import { pagination } from "./wire-shapes.ts";

export const privately = { "Cache-Control": "private, no-store" };

/** A success of the API, written as its call describes it: `METHOD /api/path/{with_names}`. */
export function answerJson(call: string, value: unknown, status = 200): Response {
  const described = answers[call];
  if (!described) throw new Error(`no answer is described for ${call}`);
  const data = wireAnswer(described, paged(described, value));
  return Response.json({ data }, { status, headers: privately });
}

/** A list that is always read whole stands under its noun with a pagination as every other. */
function paged(described: z.ZodType, value: unknown): unknown {
  if (!(described instanceof z.ZodObject) || described.shape.pagination !== pagination) return value;
  if (typeof value !== "object" || value === null || "pagination" in value) return value;
  const rows = Object.values(value).find((each) => Array.isArray(each)) ?? [];
  const whole = {
    previous: null,
    next: null,
    total: rows.length,
    total_is_exact: true,
    limit: Math.max(1, rows.length),
  };
  return { ...value, pagination: whole };
}
