import { startTransition } from "react";

/**
 * Hears what is typed into a form by anybody's field. State that is set here waits for a transition: React would otherwise
 * draw before it has heard the same event itself, and write the old text back into a controlled field.
 */
export function watchForm(form: HTMLFormElement, events: readonly string[], look: (event: Event) => void): () => void {
  const later = (event: Event) => startTransition(() => look(event));
  for (const event of events) form.addEventListener(event, later);
  return () => {
    for (const event of events) form.removeEventListener(event, later);
  };
}
