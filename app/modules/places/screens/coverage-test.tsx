import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "#app/platform/geo/place.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";

interface CoverageTestResult {
  point: Point | null;
  zone: { name: string } | null;
  results: { id: string; name: string; answer: "inside" | "outside" | "unknown" | "free" }[];
}

interface CoverageTestProps {
  intent: string;
  country: string;
  onFound: (point: Point | null) => void;
}

/** Tests who covers a typed address or postal code. */
export function CoverageTest({ intent, country, onFound }: CoverageTestProps) {
  const { t } = useTranslation("zones");
  const { locale } = useLanguage();
  const testCommand = useCommand<CoverageTestResult>((outcome) => {
    if (outcome.ok) onFound(outcome.value.point);
  });
  const result = testCommand.result?.ok ? testCommand.result.value : null;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    void testCommand.run(intent, values);
  };
  return (
    <details className="area-panel">
      <summary>{t("coverage.test")}</summary>
      <form className="grid gap-2" onSubmit={ask}>
        <TextField label={t("coverage.test_line")} name="line1" />
        <TextField label={t("coverage.test_code")} name="postal_code" />
        <TextField label={t("coverage.test_city")} name="city" />
        <Select
          label={t("coverage.test_country")}
          name="country"
          defaultValue={country}
          options={listCountryOptions(locale)}
        />
        <div>
          <Button type="submit" pending={testCommand.busy}>
            {t("coverage.test_act")}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="grid gap-1 pt-2">
        {testCommand.refusal && <p className="area-wrong">{testCommand.refusal.message}</p>}
        {result && (
          <>
            <p>
              {result.point
                ? t("coverage.test_found", {
                    latitude: result.point.latitude.toFixed(5),
                    longitude: result.point.longitude.toFixed(5),
                  })
                : t("coverage.test_unfound")}
            </p>
            {result.zone && <p>{t("coverage.test_zone", { name: result.zone.name })}</p>}
            <table className="plain">
              <tbody>
                {result.results.map(({ id, name, answer: coverage }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td>{t(`coverage.test_${coverage}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
    </details>
  );
}
