import { z } from "zod";
import { day, hour, minute } from "#app/platform/kernel/milliseconds.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";

/** Maximum of one move, and maximum distance of a sandbox's clock from system time. */
const MAX_CLOCK_MOVE = { move: 366 * day, ahead: 3660 * day } as const;

const units = { m: minute, h: hour, d: day, w: 7 * day } as const;
const lengthPattern = /^(\d{1,5})([mhdw])$/;

/** Input of a clock move: a duration or a moment. Never back. */
export const clockMoveSchema = z
  .object({
    forward: z.string().trim().regex(lengthPattern, { error: "invalid_value" }).optional(),
    to: z.iso.datetime({ offset: true, error: "invalid_value" }).optional(),
  })
  .refine(({ forward, to }) => (forward === undefined) !== (to === undefined), {
    path: ["forward"],
    error: "required",
  });

export type ClockMove = z.output<typeof clockMoveSchema>;

/**
 * The time a move leads to, milliseconds UTC of the sandbox. @param now the sandbox's time @param ahead distance from
 * system time, ms
 */
export function computeClockTarget(
  { forward, to }: ClockMove,
  { now, ahead }: { now: number; ahead: number },
): Result<number> {
  const field = forward === undefined ? "to" : "forward";
  const target = forward === undefined ? Date.parse(to ?? "") : now + parseLength(forward);
  if (!(target > now)) return failFields({ [field]: [{ code: "clock_back" }] });
  const tooFar = target - now > MAX_CLOCK_MOVE.move || ahead + target - now > MAX_CLOCK_MOVE.ahead;
  return tooFar ? failFields({ [field]: [{ code: "clock_too_far" }] }) : ok(target);
}

function parseLength(text: string): number {
  const [, count = "0", unit = "m"] = lengthPattern.exec(text) ?? [];
  return Number(count) * units[unit === "h" || unit === "d" || unit === "w" ? unit : "m"];
}
