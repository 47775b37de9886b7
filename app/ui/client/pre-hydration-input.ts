export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was changed before hydration and is not replayed yet. */
export const changedControls = new Set<Control>();

/**
 * Records what is typed before React hydrates the page. React would take those values as initial and fire no event.
 * Values that the browser restored after a reload are recorded too.
 */
export function recordPreHydrationInput(): void {
  for (const control of document.querySelectorAll("input, textarea, select"))
    if (isControl(control) && isChanged(control)) changedControls.add(control);
  document.addEventListener("input", recordInput, { capture: true });
  addEventListener("beforeunload", warnOfEarlyInput);
}

/** Before hydration a link loads its page at once, and no guard of the form asks. */
function warnOfEarlyInput(event: BeforeUnloadEvent): void {
  if ([...changedControls].some(({ form }) => form?.hasAttribute(GUARDED_FORM))) event.preventDefault();
}

/** Marks a form whose changes are not left without a question. */
export const GUARDED_FORM = "data-guarded";

/** Replays early input after hydration, and marks the page as hydrated (`data-hydrated`). */
export function replayPreHydrationInput(): void {
  document.removeEventListener("input", recordInput, { capture: true });
  removeEventListener("beforeunload", warnOfEarlyInput);
  for (const control of changedControls) if (control.isConnected && isChanged(control)) replayChange(control);
  changedControls.clear();
  document.documentElement.dataset.hydrated = "";
}

function recordInput({ target }: Event): void {
  if (isControl(target)) changedControls.add(target);
}

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** True for a change by a person: not of hidden fields, and not of file fields, which a page cannot set. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected) && hasDefault(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control.type === "hidden" || control.type === "file") return false;
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Without a default the browser selects the first option, which is no change. */
function hasDefault({ options, selectedIndex }: HTMLSelectElement): boolean {
  return selectedIndex > 0 || [...options].some(({ defaultSelected }) => defaultSelected);
}

/** True for inputs whose state is `checked` and not `value`. */
export function isCheckable({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}

/**
 * Replays a change like a person's: restores the old value through the element's own property (which React tracks),
 * sets the typed value through the prototype's (which it does not), then fires the event.
 */
function replayChange(control: Control): void {
  if (control instanceof HTMLInputElement && isCheckable(control)) {
    control.checked = control.defaultChecked;
    control.click();
    return;
  }
  if (!(control instanceof HTMLSelectElement)) {
    const typed = control.value;
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, typed);
  }
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
