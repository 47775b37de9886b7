type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const changedControls = new Set<Control>();

/**
 * Remembers what is typed while the page's scripts are on their way, before React takes the page over: to React these
 * fields have always been so, and nobody would hear of it. Also what a browser filled in again after a reload.
 */
export function recordPreHydrationInput(): void {
  for (const control of document.querySelectorAll("input, textarea, select"))
    if (isControl(control) && isChanged(control)) changedControls.add(control);
  document.addEventListener("input", recordInput, { capture: true });
}

/** Says once more what was typed early, now that the page listens; and that it does (`data-listening`). */
export function replayPreHydrationInput(): void {
  document.removeEventListener("input", recordInput, { capture: true });
  for (const control of changedControls) if (control.isConnected && isChanged(control)) replayChange(control);
  changedControls.clear();
  document.documentElement.dataset.listening = "";
}

function recordInput({ target }: Event): void {
  if (isControl(target)) changedControls.add(target);
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** A change that a person can make: not of a hidden field, and not of a file, which no page may set again. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected) && hasDefault(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control.type === "hidden" || control.type === "file") return false;
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Without a default the browser chooses a select's first option, which is no change. */
function hasDefault({ options, selectedIndex }: HTMLSelectElement): boolean {
  return selectedIndex > 0 || [...options].some(({ defaultSelected }) => defaultSelected);
}

function isCheckable({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}

/**
 * As a person would: back to what React knows through the element's own property, which React watches, then the typed
 * value through the class's, which it does not, and the event.
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
