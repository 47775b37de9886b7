import { describe, expect, it } from "vitest";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { explainSolution, listPlannedRoutes } from "#wasm/check/explain.ts";
import type { Problem } from "#wasm/host/problem.ts";
import { job, lineProblem, type Short, steps, van } from "./line.ts";

function explainPlan(problem: Partial<Problem>, ...routes: readonly (readonly Short[])[]) {
  const evaluator = createEvaluator(lineProblem(problem));
  const planned = routes.map((route, index) => ({ vehicle: index + 1, steps: steps(...route) }));
  return explainSolution(evaluator, evaluator.solution(planned));
}

describe("why a task is unassigned", () => {
  it("reports for each vehicle what prevents it and by how much, and proposes the smallest change", () => {
    const vehicles = [
      van({ capacity: [3], time_window: [0, 300] }),
      van({ id: 2 }),
      van({ id: 3, skills: [9] }),
      van({ id: 4, locked: true }),
    ];
    const jobs = [
      job(1),
      job(2),
      job(3, { delivery: [2], banned_vehicles: [2], skills: [9], time_windows: [[0, 100]] }),
    ];
    const [reason, ...others] = explainPlan({ vehicles, jobs }, [1, 2]);
    expect(others).toEqual([]);
    expect(reason).toEqual({
      id: 3,
      type: "job",
      reasons: [
        // Straight from the depot 3 minutes: 80 s late, home 60 s late; the load 4 of 3.
        { vehicle: 1, cause: "quantities", shortfall: 1, dimension: 0 },
        { vehicle: 1, cause: "time_windows", shortfall: expect.any(Number) },
        { vehicle: 1, cause: "skills", shortfall: 1 },
        { vehicle: 2, cause: "time_windows", shortfall: 80 },
        { vehicle: 2, cause: "skills", shortfall: 1 },
        { vehicle: 2, cause: "vehicle_not_allowed", shortfall: 1 },
        { vehicle: 3, cause: "time_windows", shortfall: 80 },
        { vehicle: 4, cause: "invalid_vehicle_state", shortfall: 1 },
      ],
      relaxation: { vehicle: 3, cause: "time_windows", by: 80, extra_cost: 360, position: 0 },
    });
  });

  it("reports when the task would fit as things are, at its cheapest position", () => {
    const vehicles = [van(), van({ id: 2 })];
    expect(explainPlan({ vehicles }, [1, 3])).toEqual([
      { id: 2, type: "job", reasons: [], fits: { vehicle: 1, extra_cost: 0, position: 1 } },
    ]);
  });

  it("chooses the place where overtime is least", () => {
    const jobs = [job(1), job(2), job(3, { service: 50 })];
    // On the way out or on the way back is the same; the first is named.
    const [reason] = explainPlan({ vehicles: [van({ time_window: [0, 400] })], jobs }, [1, 2]);
    expect(reason?.relaxation).toEqual({ vehicle: 1, cause: "time_windows", by: 10, extra_cost: 120, position: 1 });
  });

  it("includes the breaks that the task would make necessary", () => {
    const rest = { id: 1, time_windows: [[0, 200]] as const, service: 30 };
    const vehicles = [van({ breaks: [rest], time_window: [0, 389] })];
    expect(explainPlan({ vehicles, jobs: [job(3)] }, [])).toEqual([
      expect.objectContaining({
        relaxation: { vehicle: 1, cause: "time_windows", by: 1, extra_cost: 360, position: 0 },
      }),
    ]);
  });

  it("requires whole shipments", () => {
    const shipments = [
      {
        pickup: { id: 7, location_index: 1 },
        delivery: { id: 8, location_index: 2, time_windows: [[0, 110]] as const },
        amount: [4],
      },
    ];
    const [reason] = explainPlan({ jobs: [job(3)], shipments }, [3]);
    expect(reason).toMatchObject({ id: 7, type: "shipment", reasons: [{ cause: "time_windows", shortfall: 10 }] });
    expect(reason?.relaxation).toEqual({ vehicle: 1, cause: "time_windows", by: 10, extra_cost: 0, position: 0 });
  });

  it("has no reasons without vehicles", () => {
    const problem = lineProblem({ vehicles: [] });
    const evaluator = createEvaluator(problem);
    const answers = explainSolution(evaluator, evaluator.solution([]));
    expect(answers).toEqual([1, 2, 3].map((id) => ({ id, type: "job", reasons: [] })));
  });

  it("does not blame a task for earlier violations", () => {
    const vehicles = [van({ capacity: [1] }), van({ id: 2, capacity: [1] })];
    const jobs = [job(1), job(2, { skills: [5] }), job(3, { delivery: [0] })];
    const [reason] = explainPlan({ vehicles, jobs }, [2], [1]);
    expect(reason?.fits).toEqual({ vehicle: 1, extra_cost: 120, position: 0 });
  });

  it("finds the best position in a long route too", () => {
    const many = Array.from({ length: 30 }, (_, index) => job(index + 1, { location_index: 9 - (index % 9) }));
    const late = job(99, { location_index: 4 });
    const evaluator = createEvaluator(
      lineProblem({ vehicles: [van({ capacity: [99], time_window: [0, 1e6] })], jobs: [...many, late] }),
    );
    const route = { vehicle: 1, steps: many.map(({ id }) => ({ type: "job", id }) as const) };
    const [reason] = explainSolution(evaluator, evaluator.solution([route]));
    expect(reason?.fits?.extra_cost).toBe(0);
  });

  it("reads a solution's routes back as they were planned", () => {
    const evaluator = createEvaluator(lineProblem({}));
    const planned = [{ vehicle: 1, steps: steps(1, 2) }];
    expect(listPlannedRoutes(evaluator.solution(planned))).toEqual(planned);
  });
});
