/** Where the last search for a place found one. */

/** For a job, `foundOther` says whether a new reload comes with it. */
export const NO_RELOAD: i32 = 0;
export const RELOAD_BEFORE: i32 = 1;
export const RELOAD_AFTER: i32 = 2;

export const NOWHERE: f64 = 1e18;

/** Where the last search found its place: before stop `foundIndex`, a shipment's delivery before `foundOther` (old numbering). */
export let foundIndex: i32 = 0;
export let foundOther: i32 = 0;

export function setFound(index: i32, other: i32): void {
  foundIndex = index;
  foundOther = other;
}
