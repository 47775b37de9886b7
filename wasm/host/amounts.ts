import { limits } from "./limits.ts";
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
export function amountDimensions(problem: Problem): number {
  const first = amountLists(problem).find(({ amounts }) => amounts !== undefined);
  return (first?.amounts ?? problem.vehicles.find((vehicle) => vehicle.capacity)?.capacity)?.length ?? 0;
}

/** All amounts and capacities have the same dimensions, and their sums fit the kernel's numbers. */
export function checkAmounts(problem: Problem, report: Report): void {
  const lists = amountLists(problem);
  const first = lists.find(({ amounts }) => amounts !== undefined);
  const length = amountDimensions(problem);
  const source = first ? first.path : "the first capacity";
  const totals = new Array<number>(length).fill(0);
  for (const { path, amounts } of lists) {
    if (amounts && amounts.length !== length)
      report(path, `has ${amounts.length} entries where ${source} has ${length}`);
    amounts?.forEach((amount, dimension) => {
      if (dimension < length) totals[dimension] = (totals[dimension] ?? 0) + amount;
    });
  }
  totals.forEach((total, dimension) => {
    if (total > limits.amount)
      report("jobs", `the amounts of dimension ${dimension} add up to ${total}; at most ${limits.amount} are possible`);
  });
  problem.vehicles.forEach((vehicle, index) => {
    if (!vehicle.capacity && length > 0)
      report(`vehicles[${index}].capacity`, `is missing where ${source} has ${length} entries`);
    else if (vehicle.capacity && vehicle.capacity.length !== length) {
      report(`vehicles[${index}].capacity`, `has ${vehicle.capacity.length} entries where ${source} has ${length}`);
    }
  });
}
