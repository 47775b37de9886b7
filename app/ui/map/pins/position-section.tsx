import { Suspense } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import type { FormSection } from "../../resource/form/form-spec.ts";

/** The map comes with the form that shows it, not with the list. */
const PinField = lazyPart(() => import("./pin-field.tsx"));

/** Coordinates and the pin of the address in the same form; `find` is the command that looks the address up. */
export function createPositionSection(find: string): FormSection {
  return {
    key: "position",
    title: "map:position.title",
    hint: "map:position.hint",
    fields: [
      {
        kind: "number",
        name: "latitude",
        label: "map:position.latitude",
        span: 3,
        unit: "°",
        min: -90,
        max: 90,
        optional: true,
      },
      {
        kind: "number",
        name: "longitude",
        label: "map:position.longitude",
        span: 3,
        unit: "°",
        min: -180,
        max: 180,
        optional: true,
      },
      {
        kind: "custom",
        name: "pin",
        label: "map:place.label",
        render: () => (
          <Suspense>
            <PinField find={find} />
          </Suspense>
        ),
      },
    ],
  };
}
