import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";

interface MethodFieldProps {
  methods: readonly { value: string; label: string }[];
  chosen: string | null;
}

/** The shipping method that is assigned together with the carrier; empty keeps the current one. */
export function MethodField({ methods, chosen }: MethodFieldProps) {
  const t = useTranslate();
  return (
    <Select
      name="shipping_method_id"
      label={t("orders:column.shipping_method")}
      options={methods}
      placeholder={t("orders:keep_method")}
      defaultValue={chosen ?? ""}
      optional
    />
  );
}
