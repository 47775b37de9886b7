import { vi } from "vitest";

/**
 * The tests of a file begin at this moment, and time goes on from there: what they say of today holds on any day and at
 * any hour. Alarms of Durable Objects keep the machine's clock: with rooms the moment lies in the future.
 */
export function beginsAt(moment: string): void {
  const machine = Date.now;
  const ahead = Date.parse(moment) - machine();
  vi.spyOn(Date, "now").mockImplementation(() => machine() + ahead);
}
