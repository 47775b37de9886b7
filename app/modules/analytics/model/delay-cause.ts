/** Minutes by which a route went otherwise than planned up to a delivery; what was quicker is below zero. */
export interface RouteDelay {
  /** It left after its time. */
  departure: number;
  /** Its stops took longer, waiting and service, this one included. */
  stops: number;
  /** Stops that were planned after this one and done before it. */
  moved: number;
}

type DelayCause = "departed_late" | "resequenced" | "long_stop" | "slow";

/**
 * What took most of the minutes that a planned delivery is behind. What neither departure, stops nor sequence explain was driven;
 * a tie goes to what happened first.
 */
export function findDelayCause(behind: number, delay: RouteDelay | null): DelayCause {
  if (!delay) return "slow";
  const { departure, stops, moved } = delay;
  const parts: readonly [cause: DelayCause, minutes: number][] = [
    ["departed_late", departure],
    ["resequenced", moved],
    ["long_stop", stops],
    ["slow", behind - departure - stops - moved],
  ];
  return parts.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
