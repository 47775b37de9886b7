/** One problem, and the digest of the search state after it: the same wherever the module runs. */
import type { Problem } from "#wasm/host/problem.ts";

const places = Array.from({ length: 40 }, (_, place) => [(place * 37) % 101, (place * 61) % 97] as const);
const problem: Problem = {
  vehicles: [1, 2, 3, 4].map((id) => ({
    id,
    start_index: 0,
    end_index: 0,
    capacity: [12],
    time_window: [0, 2_000],
    max_work_time: 1_500,
  })),
  jobs: places.slice(1).map((_, index) => ({
    id: index + 1,
    location_index: index + 1,
    delivery: [1],
    service: 5,
    time_windows: [[(index * 53) % 700, 900 + ((index * 29) % 900)]],
  })),
  matrices: {
    car: { durations: places.map(([x, y]) => places.map(([u, v]) => Math.abs(x - u) + Math.abs(y - v))) },
  },
};

export const sameBytes = {
  problem,
  iterations: 40_000,
  digest: "eb0d1ff1715aae8d17cb956ed034ab5ba0b4dd46c08b2c469d335a3b7b97e46d",
};

/** SHA-256 in hexadecimal digits. */
export async function computeDigest(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
