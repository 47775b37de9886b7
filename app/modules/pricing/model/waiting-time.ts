/** A stop as it was worked, in milliseconds UTC. `orders` are how many orders its shipment carries. */
export interface WorkedStop {
  /** When the plan had its service begin. */
  plannedStart: number;
  arrived: number;
  finished: number;
  serviceSeconds: number;
  orders: number;
}

/**
 * Seconds that a driver waited at a stop, for each order of its shipment: from the arrival to the begin of the service. Who
 * comes before the planned begin waits from that on; the begin is the end less the service that was planned, because agents
 * report arrival and end alone.
 */
export function computeWaitingTime({ plannedStart, arrived, finished, serviceSeconds, orders }: WorkedStop): number {
  const since = Math.max(plannedStart, arrived);
  const waited = Math.floor((finished - since) / 1000) - serviceSeconds;
  return Math.floor(Math.max(0, waited) / Math.max(1, orders));
}
