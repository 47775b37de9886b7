import { startTransition } from "react";

/**
 * Listens to input of all fields in a form. State set here must be set in a transition: React would otherwise render
 * before handling the same event itself, and write the old text back into a controlled field.
 */
export function watchForm(form: HTMLFormElement, events: readonly string[], look: (event: Event) => void): () => void {
  const later = (event: Event) => startTransition(() => look(event));
  for (const event of events) form.addEventListener(event, later);
  return () => {
    for (const event of events) form.removeEventListener(event, later);
  };
}
