import { measureMeters } from "#app/modules/planning/model/eta/eta-legs.ts";
import type { PlanInputs, PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanTravel } from "#app/modules/planning/model/plan-travel.ts";
import type { Point } from "#app/platform/geo/place.ts";

interface TravelRows {
  durations: number[][];
  distances: number[][];
}

/**
 * A plan's inputs with deliveries that are not part of it. Travel to and from a place without a row in the matrix is
 * the straight line at the plan's own pace: seconds and metres of its known legs for each metre of theirs.
 */
export function joinShipments(inputs: PlanInputs, added: readonly PlanShipment[]): PlanInputs {
  const shipments = [...inputs.shipments, ...added];
  const { travel } = inputs;
  return { ...inputs, shipments, travel: travel.kind === "matrix" ? joinRows(inputs, travel, added) : travel };
}

function joinRows(
  inputs: PlanInputs,
  travel: Extract<PlanTravel, { kind: "matrix" }>,
  added: readonly PlanShipment[],
): PlanTravel {
  const points = listRowPoints(inputs, travel);
  const known = points.length;
  const rowByPlace = new Map(points.flatMap((point, row) => (point ? [[toPlaceKey(point), row] as const] : [])));
  const rows = added.map(({ dropoff: { point } }) => {
    if (!point) return 0;
    const row = rowByPlace.get(toPlaceKey(point)) ?? points.push(point) - 1;
    rowByPlace.set(toPlaceKey(point), row);
    return row;
  });
  const extend = (table: TravelRows): TravelRows => extendTable(table, points, known);
  const slow = Object.entries(travel.slow ?? {}).map(([mode, table]) => [mode, extend(table)] as const);
  return {
    ...travel,
    ...extend(travel),
    rows: [...travel.rows, ...rows.flatMap((row) => [0, row])],
    ...(slow.length > 0 ? { slow: Object.fromEntries(slow) } : {}),
  };
}

/** The place of each row of the matrix; undefined where the inputs do not say. */
function listRowPoints(
  { depot, shipments }: PlanInputs,
  { rows, durations }: Extract<PlanTravel, { kind: "matrix" }>,
): (Point | undefined)[] {
  const points = new Array<Point | undefined>(durations.length).fill(undefined);
  const ends = [depot.point, ...shipments.flatMap(({ pickup, dropoff }) => [pickup.point, dropoff.point])];
  for (const [at, point] of ends.entries()) {
    const row = rows[at];
    if (row !== undefined && point) points[row] ??= point;
  }
  return points;
}

const toPlaceKey = ({ longitude, latitude }: Point): string => `${longitude} ${latitude}`;

function extendTable(
  { durations, distances }: TravelRows,
  points: readonly (Point | undefined)[],
  known: number,
): TravelRows {
  const straight = (from: number, to: number): number => {
    const [one, other] = [points[from], points[to]];
    return one && other ? measureMeters(one, other) : 0;
  };
  const pace = (table: readonly (readonly number[])[]): number => {
    let [road, line] = [0, 0];
    for (let row = 1; row < known; row += 1) {
      const metres = straight(row - 1, row);
      if (metres > 0) road += table[row - 1]?.[row] ?? 0;
      line += metres;
    }
    return line > 0 ? road / line : 1;
  };
  const extend = (table: readonly (readonly number[])[]): number[][] => {
    const factor = pace(table);
    return points.map((_, from) =>
      points.map((_place, to) =>
        from < known && to < known ? (table[from]?.[to] ?? 0) : Math.round(straight(from, to) * factor),
      ),
    );
  };
  return { durations: extend(durations), distances: extend(distances) };
}
