import type { PlanDocument, PlanStop } from "./plan-document.ts";

/** How a depot stop is named in place of a shipment, in documents and changes. */
export const depotStopNamePattern = /^depot-\d{1,4}$/;

/** True for a stop at which the vehicle is back at the depot in mid-route. */
export const isDepotStop = ({ type }: Pick<PlanStop, "type">): boolean => type === "depot";

/** A stop at the depot. */
export const createDepotStop = (name: string): PlanStop => ({ shipmentId: name, type: "depot", fixed: false });

/** Names for depot stops that the document does not use yet, one after another. */
export function createDepotNamer(document: PlanDocument | null): () => string {
  const taken = new Set(document?.routes.flatMap(({ stops }) => stops.map(({ shipmentId }) => shipmentId)));
  let number = 0;
  return () => {
    do number += 1;
    while (taken.has(`depot-${number}`));
    return `depot-${number}`;
  };
}

/** Without depot stops that mean nothing: before the first shipment, behind the last, and two in a row. */
export function removeIdleDepots(stops: readonly PlanStop[]): PlanStop[] {
  const last = stops.findLastIndex((stop) => !isDepotStop(stop));
  return stops.filter((stop, at) => {
    const before = stops[at - 1];
    return !isDepotStop(stop) || (before !== undefined && !isDepotStop(before) && at < last);
  });
}
