import {
  type Control,
  changedControls,
  GUARDED_FORM,
  isChanged,
  isCheckable,
  isControl,
} from "../../client/pre-hydration-input.ts";

/** True if a field of a guarded form differs from what it was loaded with. */
export function hasGuardedChanges(): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>(`form[${GUARDED_FORM}]`)];
  return forms.some(({ elements }) => [...elements].some((each) => isControl(each) && isChanged(each)));
}

/** Reads the page as it was loaded: without what was typed before hydration and is not replayed yet. */
export function readWithoutEarlyInput<T>(read: () => T): T {
  const restores = [...changedControls].map(resetControl);
  const result = read();
  for (const restore of restores) restore();
  return result;
}

function resetControl(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].map(({ selected }) => selected);
    for (const option of control.options) option.selected = option.defaultSelected;
    return () => {
      for (const [at, selected] of chosen.entries()) if (control.options[at]) control.options[at].selected = selected;
    };
  }
  if (control instanceof HTMLInputElement && isCheckable(control)) {
    const { checked } = control;
    control.checked = control.defaultChecked;
    return () => {
      control.checked = checked;
    };
  }
  const { value } = control;
  control.value = control.defaultValue;
  return () => {
    control.value = value;
  };
}
