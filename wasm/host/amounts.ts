import { LIMITS } from "./limits.ts";
import type { Problem } from "./problem.ts";
import type { Report } from "./shape.ts";

/** Every list of amounts of the tasks, with the path that an error would name. */
function amountLists(problem: Problem): { path: string; amounts: readonly number[] | undefined }[] {
  const lists: { path: string; amounts: readonly number[] | undefined }[] = [];
  problem.jobs?.forEach((job, index) => {
    lists.push({ path: `jobs[${index}].delivery`, amounts: job.delivery });
    lists.push({ path: `jobs[${index}].pickup`, amounts: job.pickup });
  });
  problem.shipments?.forEach((shipment, index) => {
    lists.push({ path: `shipments[${index}].amount`, amounts: shipment.amount });
  });
  return lists;
}

/** How many dimensions amounts and capacities have: what the first list of a task says, else the first capacity. */
export function countDimensions(problem: Problem): number {
  const first = amountLists(problem).find(({ amounts }) => amounts !== undefined);
  return (first?.amounts ?? problem.vehicles.find((vehicle) => vehicle.capacity)?.capacity)?.length ?? 0;
}

/**
 * By dimension, what the kernel counts amounts in: 1 as long as all of them together fit its numbers. Beyond that their
 * greatest common divisor (grams of whole kilograms become kilograms, exactly), or where that is not enough as much as it
 * takes; amounts are then rounded up and capacities down.
 */
export function chooseAmountUnits(problem: Problem): number[] {
  const lists = amountLists(problem).flatMap(({ amounts }) => (amounts ? [amounts] : []));
  return Array.from({ length: countDimensions(problem) }, (_, dimension) => {
    const amounts = lists.map((list) => list[dimension] ?? 0);
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    if (total <= LIMITS.kernelAmount) return 1;
    const common = amounts.reduce(greatestCommonDivisor, 0);
    return total / common <= LIMITS.kernelAmount ? common : Math.ceil(total / LIMITS.kernelAmount) * 2;
  });
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/** All amounts and capacities have the same dimensions. */
export function checkAmounts(problem: Problem, report: Report): void {
  const lists = amountLists(problem);
  const first = lists.find(({ amounts }) => amounts !== undefined);
  const length = countDimensions(problem);
  const source = first ? first.path : "the first capacity";
  for (const { path, amounts } of lists) {
    if (amounts && amounts.length !== length)
      report(path, `has ${amounts.length} entries where ${source} has ${length}`);
  }
  problem.vehicles.forEach((vehicle, index) => {
    if (!vehicle.capacity && length > 0)
      report(`vehicles[${index}].capacity`, `is missing where ${source} has ${length} entries`);
    else if (vehicle.capacity && vehicle.capacity.length !== length) {
      report(`vehicles[${index}].capacity`, `has ${vehicle.capacity.length} entries where ${source} has ${length}`);
    }
  });
}
