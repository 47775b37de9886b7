import { useMemo } from "react";

/** Events before a field can change: the values at that time are the initial ones. */
const startEvents = ["pointerdown", "keydown"] as const;

/** Whether the fields of a container changed since a person began to work in it. */
export function useHasTyped() {
  return useMemo(() => {
    let box: HTMLElement | null = null;
    let start: string | null = null;
    const begin = () => {
      if (box && start === null) start = getFieldContent(box);
    };
    return {
      watch: (element: HTMLElement) => {
        box = element;
        start = null;
        for (const event of startEvents) element.addEventListener(event, begin, true);
        return () => {
          box = null;
          for (const event of startEvents) element.removeEventListener(event, begin, true);
        };
      },
      since: () => box !== null && start !== null && getFieldContent(box) !== start,
    };
  }, []);
}

/** All field values in order, without search boxes, which hold no work. */
function getFieldContent(box: HTMLElement): string {
  const values: string[] = [];
  for (const field of box.querySelectorAll("input:not([type=search]), select, textarea")) {
    if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
      values.push(String(field.checked));
    else if (field instanceof HTMLInputElement && field.type === "file") values.push(String(field.files?.length));
    else if ("value" in field) values.push(String(field.value));
  }
  return JSON.stringify(values);
}
