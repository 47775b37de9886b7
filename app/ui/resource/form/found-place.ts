import type { Point } from "#app/platform/geo/place.ts";

/** A point that a form's address was found at; `exact` for a house, not only its street. */
export interface TypedPlace {
  /** The name of the address in the form. */
  name: string;
  point: Point;
  exact: boolean;
}

const EVENT = "waybill:found-place";

/** Tells a form where its address lies, so that a map in it can follow. */
export function announceFoundPlace(form: HTMLFormElement, place: TypedPlace): void {
  form.dispatchEvent(new CustomEvent<TypedPlace>(EVENT, { detail: place }));
}

/** Calls `listener` when the address of a form is found. Returns the function that ends it. */
export function watchFoundPlace(form: HTMLFormElement, listener: (place: TypedPlace) => void): () => void {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  form.addEventListener(EVENT, receive);
  return () => form.removeEventListener(EVENT, receive);
}
