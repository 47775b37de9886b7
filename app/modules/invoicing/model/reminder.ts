import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

/** The highest level of reminders; it has the charges. */
export const LAST_REMINDER_LEVEL = 3;

/** What decides about the next reminder of an invoice. Days are local dates. */
export interface ReminderFacts {
  dueOn: string;
  today: string;
  /** Lines that the merchant disputes and nobody answered. */
  disputes: number;
  /** The last reminder. */
  last: { level: number; sentOn: string } | null;
}

/**
 * The level of the next reminder: 0 while the invoice is not due, then 1 to 3, each on another day. None while a line is
 * disputed, and none after the last.
 */
export function chooseReminderLevel({ dueOn, today, disputes, last }: ReminderFacts): Result<number> {
  if (disputes > 0) return fail("reminder_disputed");
  if (last?.sentOn === today) return fail("reminder_today");
  if (dueOn >= today) return ok(last?.level ?? 0);
  const level = (last?.level ?? 0) + 1;
  return level > LAST_REMINDER_LEVEL ? fail("reminders_over") : ok(level);
}

/** Fee in minor units, and interest in hundredths of a percent a year. */
export interface ChargeTerms {
  fee: number;
  interestRate: number;
}

/** What a reminder charges: nothing before the last level, then the fee, and interest for the days since the due date. */
export function computeLateCharges(
  { level, open, dueOn, today }: { level: number; open: number; dueOn: string; today: string },
  { fee, interestRate }: ChargeTerms,
): { fee: number; interest: number; days: number } {
  const days = Math.max(0, (Date.parse(today) - Date.parse(dueOn)) / 86_400_000);
  if (level < LAST_REMINDER_LEVEL) return { fee: 0, interest: 0, days };
  return { fee, interest: computeInterest(Math.max(0, open), interestRate, days), days };
}

/** Simple interest on the days of a year of 365; halves round up. Exact for all safe integers. */
function computeInterest(amount: number, rate: number, days: number): number {
  const year = 3_650_000n;
  return Number((BigInt(amount) * BigInt(rate) * BigInt(days) * 2n + year) / (year * 2n));
}
