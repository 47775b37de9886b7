import type { PlanDocument, PlanStop } from "./plan-document.ts";

/** Name of a depot stop, used in place of a shipment id in documents and changes. */
export const depotStopNamePattern = /^depot-\d{1,4}$/;

/** Whether a stop is a mid-route return to the depot. */
export const isDepotStop = ({ type }: Pick<PlanStop, "type">): boolean => type === "depot";

/** A stop at the depot. */
export const createDepotStop = (name: string): PlanStop => ({ shipmentId: name, type: "depot", fixed: false });

/** Returns a generator of depot stop names that the document does not use yet. */
export function createDepotNamer(document: PlanDocument | null): () => string {
  const usedNames = new Set(document?.routes.flatMap(({ stops }) => stops.map(({ shipmentId }) => shipmentId)));
  let number = 0;
  return () => {
    do number += 1;
    while (usedNames.has(`depot-${number}`));
    return `depot-${number}`;
  };
}

/** Removes depot stops without effect: before the first shipment, after the last, and the second of two in a row. */
export function removeIdleDepots(stops: readonly PlanStop[]): PlanStop[] {
  const last = stops.findLastIndex((stop) => !isDepotStop(stop));
  return stops.filter((stop, at) => {
    const before = stops[at - 1];
    return !isDepotStop(stop) || (before !== undefined && !isDepotStop(before) && at < last);
  });
}
