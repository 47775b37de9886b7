import { describe, expect, it } from "vitest";
import type { Problem } from "#wasm/host/problem.ts";
import { compare } from "../agreement.ts";

/** Smallest problems on which an earlier kernel was wrong, as fast-check shrank them; `slices` of ten had run. */
const cases: readonly { name: string; slices: number; problem: Problem }[] = [
  {
    name: "a reload whose way takes longer than the vehicle may travel",
    slices: 0,
    problem: {
      vehicles: [
        { end_index: 1, capacity: [2], max_travel_time: 50, id: 1 },
        { capacity: [2], max_travel_time: 50, reload: { location_index: 3 }, id: 3, steps: [{ type: "job", id: 1 }] },
      ],
      jobs: [
        { location_index: 0, delivery: [0], id: 1 },
        { location_index: 4, delivery: [0], id: 2 },
      ],
      matrices: {
        car: {
          durations: [
            [0, 5, 5, 5, null],
            [5, 0, 5, 5, 5],
            [5, 5, 0, null, 5],
            [5, 5, 5, 0, 46],
            [null, 51, 5, null, 0],
          ],
        },
      },
    },
  },
  {
    name: "a removal that leaves the route later than before, because the direct way is longer (window)",
    slices: 3,
    problem: {
      vehicles: [
        { start_index: 0, end_index: 4, capacity: [2], time_window: [0, 300], id: 1 },
        { start_index: 4, end_index: 5, capacity: [2], time_window: [0, 300], id: 2 },
        { start_index: 2, end_index: 1, capacity: [2], time_window: [0, 638], id: 3 },
      ],
      jobs: [
        { location_index: 3, service: 0, delivery: [0], id: 1 },
        { location_index: 0, service: 0, time_windows: [[628, 629]], delivery: [0], id: 2 },
      ],
      shipments: [],
      matrices: {
        car: {
          durations: [
            [0, 17, 5, 5, 5, 5],
            [5, 0, 5, 5, 5, 5],
            [58, 5, 0, 5, 5, 5],
            [5, 5, 5, 0, 6, 5],
            [5, 5, 5, 5, 0, 5],
            [5, 5, 5, 5, 5, 0],
          ],
          distances: [
            [0, 100, 100, 100, 100, 100],
            [100, 0, 100, 100, 100, 100],
            [100, 100, 0, 100, 100, 100],
            [100, 100, 100, 0, 100, 100],
            [100, 100, 100, 100, 0, 100],
            [100, 100, 100, 100, 100, 0],
          ],
        },
      },
      options: {},
    },
  },
  {
    name: "a removal that leaves the route back too late",
    slices: 5,
    problem: {
      vehicles: [
        {
          start_index: 5,
          end_index: 3,
          capacity: [2],
          time_window: [85, 300],
          costs: { fixed: 0, per_hour: 0, per_km: 1, per_task_hour: 0, per_task: 44, per_work_hour: 0 },
          id: 1,
        },
        {
          start_index: 0,
          end_index: 0,
          capacity: [2],
          time_window: [0, 300],
          costs: { fixed: 23, per_hour: 0, per_km: 17, per_task_hour: 3380, per_task: 21, per_work_hour: 0 },
          id: 2,
        },
        {
          start_index: 0,
          end_index: 0,
          capacity: [2],
          time_window: [0, 300],
          costs: { fixed: 0, per_hour: 0, per_km: 0, per_task_hour: 0, per_task: 44, per_work_hour: 0 },
          id: 3,
        },
      ],
      jobs: [
        { location_index: 0, service: 0, delivery: [0], id: 1 },
        { location_index: 4, service: 19, delivery: [0], id: 2 },
      ],
      shipments: [],
      matrices: {
        car: {
          durations: [
            [0, 5, 5, 5, 5, 5],
            [5, 0, 5, 5, 5, 5],
            [5, 5, 0, 5, 5, 5],
            [5, 5, 5, 0, 5, 5],
            [95, 5, 5, 100, 0, 5],
            [5, 5, 5, 5, 97, 0],
          ],
          distances: [
            [0, 100, 100, 100, 100, 100],
            [100, 0, 100, 100, 100, 100],
            [100, 100, 0, 100, 100, 100],
            [100, 100, 100, 0, 100, 100],
            [802, 100, 100, 100, 0, 100],
            [103, 100, 100, 204, 100, 0],
          ],
        },
      },
      options: {},
    },
  },
  {
    name: "a removal that makes the route longer than its vehicle may drive",
    slices: 2,
    problem: {
      vehicles: [
        { start_index: 0, end_index: 3, capacity: [3], time_window: [0, 300], id: 1 },
        { start_index: 0, end_index: 3, capacity: [2], time_window: [0, 300], max_distance: 1109, id: 2 },
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], max_tasks: 0, id: 3 },
      ],
      jobs: [
        { location_index: 4, service: 0, delivery: [0], id: 1 },
        { location_index: 1, service: 0, delivery: [1], id: 2 },
        { location_index: 0, service: 0, delivery: [3], id: 3 },
      ],
      shipments: [],
      matrices: {
        car: {
          durations: [
            [0, 40, 5, 6, 5, 5],
            [5, 0, 5, 5, 5, 5],
            [5, 5, 0, 5, 5, 5],
            [5, 5, 5, 0, 5, 5],
            [5, 5, 5, 5, 0, 5],
            [5, 5, 5, 5, 5, 0],
          ],
          distances: [
            [0, 100, 100, 100, 100, 100],
            [100, 0, 100, 1010, 100, 100],
            [100, 100, 0, 100, 100, 100],
            [100, 100, 100, 0, 100, 100],
            [100, 100, 100, 100, 0, 100],
            [100, 100, 100, 100, 100, 0],
          ],
        },
      },
      options: {},
    },
  },
  {
    name: "two stops further apart than max_stop_separation",
    slices: 0,
    problem: {
      vehicles: [
        { start_index: 1, end_index: 0, capacity: [2], time_window: [0, 300], id: 1 },
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], id: 2 },
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], id: 3 },
      ],
      jobs: [
        { location_index: 0, service: 0, delivery: [0], id: 1 },
        { location_index: 1, service: 0, delivery: [0], id: 2 },
      ],
      shipments: [],
      matrices: {
        car: {
          durations: [
            [0, 5, 5, 5, 5, 5],
            [5, 0, 5, 5, 5, 5],
            [5, 5, 0, 5, 5, 5],
            [5, 5, 5, 0, 5, 5],
            [5, 5, 5, 5, 0, 5],
            [5, 5, 5, 5, 5, 0],
          ],
          distances: [
            [0, 100, 100, 100, 100, 100],
            [511, 0, 100, 100, 100, 100],
            [100, 100, 0, 100, 100, 100],
            [100, 100, 100, 0, 100, 100],
            [100, 100, 100, 100, 0, 100],
            [100, 100, 100, 100, 100, 0],
          ],
        },
      },
      options: { max_stop_separation: 500 },
    },
  },
  {
    name: "a soft return to a place has its price",
    slices: 0,
    problem: {
      vehicles: [
        { start_index: 4, end_index: 3, capacity: [4], time_window: [0, 300], id: 1 },
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], id: 2 },
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], id: 3 },
      ],
      jobs: [
        { location_index: 2, service: 0, delivery: [0], id: 1 },
        { location_index: 0, service: 0, delivery: [3], id: 2 },
        { location_index: 2, service: 0, delivery: [0], id: 3 },
      ],
      shipments: [],
      matrices: {
        car: {
          durations: [
            [0, 5, 5, 11, 5, 5],
            [5, 0, 5, 5, 5, 5],
            [5, 5, 0, 5, 5, 5],
            [5, 5, 5, 0, 5, 5],
            [23, 5, 5, 5, 0, 5],
            [5, 5, 5, 5, 5, 0],
          ],
          distances: [
            [0, 100, 100, 100, 100, 100],
            [100, 0, 100, 100, 100, 100],
            [100, 100, 0, 100, 100, 100],
            [100, 100, 100, 0, 100, 100],
            [100, 100, 100, 100, 0, 100],
            [100, 100, 100, 100, 100, 0],
          ],
        },
      },
      options: { contiguity: "soft" },
    },
  },
  {
    name: "travel between stops has its price",
    slices: 0,
    problem: {
      vehicles: [
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], id: 1 },
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], id: 2 },
        { start_index: 0, end_index: 0, capacity: [2], time_window: [0, 300], id: 3 },
      ],
      jobs: [
        { location_index: 2, service: 0, delivery: [0], id: 1 },
        { location_index: 0, service: 0, delivery: [0], id: 2 },
      ],
      shipments: [],
      matrices: {
        car: {
          durations: [
            [0, 5, 14, 5, 5, 5],
            [5, 0, 5, 5, 5, 5],
            [5, 5, 0, 5, 5, 5],
            [5, 5, 5, 0, 5, 5],
            [5, 5, 5, 5, 0, 5],
            [5, 5, 5, 5, 5, 0],
          ],
          distances: [
            [0, 100, 100, 100, 100, 100],
            [100, 0, 100, 100, 100, 100],
            [100, 100, 0, 100, 100, 100],
            [100, 100, 100, 0, 100, 100],
            [100, 100, 100, 100, 0, 100],
            [100, 100, 100, 100, 100, 0],
          ],
        },
      },
      options: { clustering: "low" },
    },
  },
  {
    name: "goods that come to the depot later are loaded when they are there",
    slices: 0,
    problem: {
      vehicles: [
        { start_index: 4, end_index: 3, capacity: [2], time_window: [0, 300], id: 1 },
        {
          start_index: 1,
          end_index: 3,
          capacity: [2],
          time_window: [0, 300],
          reload: { location_index: 0, service: 12 },
          id: 2,
        },
        { start_index: 1, end_index: 2, capacity: [2], time_window: [0, 300], id: 3 },
      ],
      jobs: [
        { location_index: 0, service: 0, release: 213, delivery: [0], id: 1 },
        { location_index: 0, service: 0, delivery: [0], id: 2 },
      ],
      shipments: [
        {
          amount: [0],
          pickup: { location_index: 0, service: 0, id: 100 },
          delivery: { location_index: 0, service: 0, id: 200 },
        },
      ],
      matrices: {
        car: {
          durations: [
            [0, 5, 76, 76, 5, 5],
            [12, 0, 5, 5, 5, 5],
            [5, 5, 0, 5, 5, 5],
            [5, 5, 5, 0, 5, 5],
            [13, 5, 5, 5, 0, 5],
            [5, 5, 5, 5, 5, 0],
          ],
        },
      },
    },
  },
  {
    name: "hours away with a break that fits at the end",
    slices: 0,
    problem: {
      vehicles: [
        {
          start_index: 0,
          end_index: 0,
          capacity: [2],
          time_window: [0, 300],
          costs: { per_hour: 0, per_work_hour: 4950 },
          breaks: [{ time_windows: [[4, 5]], service: 0, id: 1 }],
          id: 3,
        },
      ],
      jobs: [{ location_index: 0, service: 4, delivery: [0], id: 1 }],
      matrices: { car: { durations: [[0]] } },
    },
  },
  {
    name: "no parking where the vehicle already stands, with clusters",
    slices: 0,
    problem: {
      vehicles: [
        {
          start_index: 2,
          capacity: [2],
          time_window: [0, 300],
          costs: { per_hour: 0, per_work_hour: 1310 },
          parking_time: 11,
          id: 3,
        },
      ],
      jobs: [{ location_index: 2, service: 0, delivery: [0], id: 1 }],
      matrices: {
        car: {
          durations: [
            [0, 5, 5],
            [5, 0, 5],
            [5, 5, 0],
          ],
        },
      },
      options: { clustering: "medium" },
    },
  },
  {
    name: "a break that fits both before and behind a stop: the later departure takes it before",
    slices: 0,
    problem: {
      vehicles: [
        {
          start_index: 1,
          end_index: 0,
          costs: { per_hour: 0, per_work_hour: 3600 },
          speed_factor: 0.5,
          breaks: [{ id: 1, time_windows: [[138, 139]], service: 11 }],
          id: 3,
          steps: [
            { type: "pickup", id: 100 },
            { type: "delivery", id: 200 },
          ],
        },
      ],
      shipments: [
        {
          pickup: { id: 100, location_index: 0, service: 1 },
          delivery: { id: 200, location_index: 0, time_windows: [[235, 236]] },
        },
      ],
      matrices: {
        car: {
          durations: [
            [0, 5],
            [43, 0],
          ],
        },
      },
    },
  },
  {
    name: "a departure that no longer reaches the first of two windows",
    slices: 0,
    problem: {
      vehicles: [
        {
          start_index: 0,
          end_index: 0,
          costs: { per_hour: 0, per_work_hour: 3600 },
          breaks: [{ id: 1, time_windows: [[0, 1]], service: 0 }],
          id: 2,
        },
      ],
      jobs: [
        {
          id: 1,
          location_index: 0,
          time_windows: [
            [0, 1],
            [2, 9],
          ],
        },
        { id: 2, location_index: 0, time_windows: [[316, 317]] },
      ],
      matrices: { car: { durations: [[0]] } },
    },
  },
  {
    name: "two breaks on one leg, driven before the first while its window is not open yet",
    slices: 3,
    problem: {
      vehicles: [
        {
          costs: { per_hour: 0, per_work_hour: 3600 },
          breaks: [
            { id: 1, time_windows: [[1_800_000_000, 1_800_000_042]], service: 0 },
            { id: 2, time_windows: [[1_800_000_004, 1_800_000_005]], service: 38 },
          ],
          id: 1,
        },
      ],
      shipments: [
        {
          pickup: { id: 100, location_index: 1 },
          delivery: { id: 200, location_index: 0, time_windows: [[1_800_000_134, 1_800_000_135]] },
        },
      ],
      matrices: {
        car: {
          durations: [
            [0, 5],
            [93, 0],
          ],
        },
      },
    },
  },
  {
    name: "a stop begun within its early grace only as long as the vehicle leaves early",
    slices: 0,
    problem: {
      vehicles: [
        { start_index: 0, end_index: 0, time_window: [0, 477], costs: { per_hour: 0, per_work_hour: 36 }, id: 2 },
      ],
      jobs: [
        { id: 1, location_index: 2, time_windows: [[402, 403]], grace: { early: 1 } },
        { id: 2, location_index: 1, time_windows: [[22, 23]], grace: { early: 2 } },
      ],
      matrices: {
        car: {
          durations: [
            [0, 5, 8],
            [5, 0, 5],
            [76, 5, 0],
          ],
        },
      },
      options: { soft_prices: 100 },
    },
  },
  {
    name: "a break that may come before or behind a stop at once: behind it where the stop is in time then",
    slices: 0,
    problem: {
      vehicles: [
        {
          start_index: 0,
          end_index: 0,
          costs: { per_hour: 0, per_work_hour: 1 },
          breaks: [{ id: 1, time_windows: [[0, 1]], service: 19 }],
          id: 1,
        },
      ],
      jobs: [
        { id: 1, location_index: 0, time_windows: [[0, 4]], grace: { late: 15 } },
        { id: 2, location_index: 0, time_windows: [[354, 355]] },
      ],
      matrices: { car: { durations: [[0]] } },
    },
  },
  {
    name: "given steps of which one cannot be kept, so that there is no way to the next",
    slices: 0,
    problem: {
      vehicles: [
        {
          start_index: 0,
          id: 1,
          steps: [
            { type: "pickup", id: 1 },
            { type: "delivery", id: 2 },
            { type: "job", id: 3 },
          ],
        },
      ],
      jobs: [{ id: 3, location_index: 3 }],
      shipments: [
        { pickup: { id: 1, location_index: 1 }, delivery: { id: 2, location_index: 2, time_windows: [[0, 1]] } },
      ],
      matrices: {
        car: {
          durations: [
            [0, 5, 5, null],
            [5, 0, 5, 5],
            [5, 5, 0, 5],
            [5, 5, 5, 0],
          ],
        },
      },
    },
  },
  {
    name: "goods that come in the grace of one window, when the next is open already",
    slices: 1,
    problem: {
      vehicles: [{ start_index: 1, id: 3 }],
      shipments: [
        {
          release: 2,
          pickup: {
            id: 100,
            location_index: 0,
            time_windows: [
              [0, 1],
              [2, 4],
            ],
            grace: { early: 0, late: 4 },
          },
          delivery: { id: 200, location_index: 0 },
        },
      ],
      matrices: {
        car: {
          durations: [
            [0, 5],
            [5, 0],
          ],
        },
      },
      options: { soft_prices: 100 },
    },
  },
];

describe("regressions", () => {
  it.each(cases)("$name", ({ problem, slices }) => {
    const { hard, kernelCost, evaluatorCost, rounding } = compare(problem, slices, 300);
    expect(hard).toEqual([]);
    expect(Math.abs(kernelCost - evaluatorCost)).toBeLessThanOrEqual(rounding);
  });
});
