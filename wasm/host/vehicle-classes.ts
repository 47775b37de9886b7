/** Vehicles that are equal in every respect: of each class only one empty vehicle needs to be tried. */
import { type FlatProblem, passageFields, travelFields, vehicleFields } from "./flat-problem.ts";

export interface VehicleClasses {
  count: number;
  of: Int32Array;
  /** Vehicles of class k are `vehicles[offset[k]]…vehicles[offset[k + 1] - 1]`. */
  offset: Int32Array;
  vehicles: Int32Array;
}

const COMPARED = { ...vehicleFields, ...passageFields, ...travelFields };
const COMPARED_NAMES = Object.keys(COMPARED) as (keyof typeof COMPARED)[]; // the tables' own keys

export function groupVehicles(flat: FlatProblem): VehicleClasses {
  const known = new Map<string, number>();
  const members: number[][] = [];
  const of = new Int32Array(flat.vehicles);
  for (let vehicle = 0; vehicle < flat.vehicles; vehicle++) {
    const key = likeness(flat, vehicle);
    const index = known.get(key) ?? known.size;
    known.set(key, index);
    of[vehicle] = index;
    const equals = members[index] ?? [];
    equals.push(vehicle);
    members[index] = equals;
  }
  const offset = new Int32Array(members.length + 1);
  members.forEach((list, index) => {
    offset[index + 1] = (offset[index] ?? 0) + list.length;
  });
  return { count: members.length, of, offset, vehicles: Int32Array.from(members.flat()) };
}

function likeness(flat: FlatProblem, vehicle: number): string {
  const parts: (number | string)[] = COMPARED_NAMES.map((name) => flat[name][vehicle] ?? 0);
  for (let d = 0; d < flat.dimensions; d++) parts.push(flat.capacity[vehicle * flat.dimensions + d] ?? 0);
  for (let k = flat.breakOffset[vehicle] ?? 0; k < (flat.breakOffset[vehicle + 1] ?? 0); k++) {
    parts.push("break", flat.breakService[k] ?? 0, ...listWindows(flat.breakWindowOffset, flat.breakWindows, k));
  }
  parts.push("reload", ...listWindows(flat.reloadWindowOffset, flat.reloadWindows, vehicle), "serves");
  let bits = 0;
  for (let visit = 0; visit < flat.visits; visit++) {
    const at = visit * flat.vehicles + vehicle;
    bits = bits * 4 + (flat.compatible[at] ?? 0) + 2 * (flat.outside?.[at] ?? 0);
    if (visit % 20 === 19) {
      parts.push(bits);
      bits = 0;
    }
  }
  parts.push(bits);
  return parts.join();
}

function listWindows(offset: Int32Array, windows: Int32Array, index: number): number[] {
  return [...windows.subarray(2 * (offset[index] ?? 0), 2 * (offset[index + 1] ?? 0))];
}
