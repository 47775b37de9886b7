/** True for a route of an earlier day that should have ended; a night's route is under way until its end. */
export function isLeftOpen(
  { date, endAt }: { date: string; endAt: number },
  { asOf, today }: { asOf: number; today: string },
): boolean {
  return date < today && endAt <= asOf;
}
