import { type ComponentProps, useCallback } from "react";
import { getDecimalMark, toMarkedDecimal, toPointDecimal } from "../formats/decimals.ts";
import { useLanguage } from "../i18n/use-translate.ts";

interface AmountInputProps extends Omit<ComponentProps<"input">, "ref" | "defaultValue" | "inputMode"> {
  /** A plain decimal with a point. */
  defaultValue?: string;
}

/** A decimal as its reader writes it ("800,00"); the form around it sends it plain, with a point. */
export function AmountInput({ defaultValue, ...input }: AmountInputProps) {
  const mark = getDecimalMark(useLanguage().language);
  const sent = useCallback(
    (element: HTMLInputElement | null) => {
      const form = element?.form;
      if (!form) return;
      const plain = ({ formData }: FormDataEvent) => {
        if (formData.has(element.name)) formData.set(element.name, toPointDecimal(element.value, mark));
      };
      form.addEventListener("formdata", plain);
      return () => form.removeEventListener("formdata", plain);
    },
    [mark],
  );
  const start = defaultValue === undefined ? undefined : toMarkedDecimal(defaultValue, mark);
  return <input type="text" {...input} ref={sent} inputMode="decimal" autoComplete="off" defaultValue={start} />;
}
