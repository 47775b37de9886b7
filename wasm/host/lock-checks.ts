import type { Problem, Step, Vehicle } from "./problem.ts";
import type { Report } from "./shape.ts";

/** True where a step may not leave its vehicle and its place among the other fixed steps. */
export const isFixed = (vehicle: Vehicle, step: Step): boolean =>
  vehicle.locked === true ||
  step.fixed === true ||
  step.service_at !== undefined ||
  step.service_after !== undefined ||
  step.service_before !== undefined;

type Tasks = "job" | "pickup" | "delivery";
const isTask = (type: Step["type"]): type is Tasks => type === "job" || type === "pickup" || type === "delivery";

/** To solve, given steps must make sense; to evaluate a plan made by hand they may be wrong, and the response says so. */
export type Purpose = "solve" | "evaluate";

/** The given plans: unknown and doubled steps, pairs torn apart, and times that contradict each other. */
export function checkLocks(problem: Problem, report: Report, purpose: Purpose): void {
  const contradict: Report = purpose === "solve" ? report : () => {};
  const shipmentOf: Record<"pickup" | "delivery", Map<number, number>> = { pickup: new Map(), delivery: new Map() };
  problem.shipments?.forEach((shipment, index) => {
    shipmentOf.pickup.set(shipment.pickup.id, index);
    shipmentOf.delivery.set(shipment.delivery.id, index);
  });
  const jobs = new Set(problem.jobs?.map((job) => job.id));
  const seen = new Map<string, string>();

  problem.vehicles.forEach((vehicle, vehicleIndex) => {
    const pickedUp = new Map<number, number>();
    const delivered = new Map<number, number>();
    vehicle.steps?.forEach((step, stepIndex) => {
      const path = `vehicles[${vehicleIndex}].steps[${stepIndex}]`;
      checkTimes(step, path, report);
      if (step.type === "reload" && !vehicle.reload) contradict(path, `vehicle ${vehicle.id} has no reload`);
      if (step.type === "break") checkBreak(vehicle, step, path, report, contradict);
      if (!isTask(step.type)) return;
      const fault = taskFault(step.type, step.id);
      if (fault) {
        if (fault.path === "") contradict(path, fault.message);
        else report(`${path}.${fault.path}`, fault.message);
        return;
      }
      seen.set(`${step.type} ${step.id}`, path);
      if (step.type !== "job" && step.id !== undefined) {
        const ends = step.type === "pickup" ? pickedUp : delivered;
        ends.set(shipmentOf[step.type].get(step.id) ?? -1, stepIndex);
      }
    });
    checkPairs(vehicleIndex, pickedUp, delivered, contradict);
  });

  function taskFault(type: Tasks, id: number | undefined): { path: string; message: string } | null {
    if (id === undefined) return { path: "id", message: "is missing" };
    const known = type === "job" ? jobs.has(id) : shipmentOf[type].has(id);
    if (!known) return { path: "id", message: `there is no ${type} ${id}` };
    const before = seen.get(`${type} ${id}`);
    return before === undefined ? null : { path: "", message: `${type} ${id} is already in ${before}` };
  }
}

function checkTimes(step: Step, path: string, report: Report): void {
  const { service_at: at, service_after: after, service_before: before } = step;
  if (after !== undefined && before !== undefined && after > before) {
    report(`${path}.service_before`, `is ${before}, before service_after ${after}`);
  }
  if (at !== undefined && after !== undefined && at < after)
    report(`${path}.service_at`, `is ${at}, before service_after ${after}`);
  if (at !== undefined && before !== undefined && at > before)
    report(`${path}.service_at`, `is ${at}, after service_before ${before}`);
}

function checkBreak(vehicle: Vehicle, step: Step, path: string, report: Report, contradict: Report): void {
  if (step.id === undefined) {
    report(`${path}.id`, "is missing");
    return;
  }
  if (!vehicle.breaks?.some((rest) => rest.id === step.id))
    report(`${path}.id`, `vehicle ${vehicle.id} has no break ${step.id}`);
  const first = vehicle.steps?.find((other) => other.type === "break" && other.id === step.id);
  if (first !== step) contradict(path, `break ${step.id} is already in this route`);
}

function checkPairs(
  vehicle: number,
  pickedUp: Map<number, number>,
  delivered: Map<number, number>,
  report: Report,
): void {
  for (const [shipment, place] of delivered) {
    const pickup = pickedUp.get(shipment);
    const path = `vehicles[${vehicle}].steps[${place}]`;
    if (pickup === undefined) report(path, `the pickup of shipments[${shipment}] is not in this route`);
    else if (pickup > place) report(path, `comes before the pickup of shipments[${shipment}]`);
  }
  for (const [shipment, place] of pickedUp) {
    if (delivered.has(shipment)) continue;
    report(`vehicles[${vehicle}].steps[${place}]`, `the delivery of shipments[${shipment}] is not in this route`);
  }
}
