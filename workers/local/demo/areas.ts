import { labelDesignCatalogue } from "#app/modules/labels/commands/shipping-labels.server.ts";
import { defaultDesign } from "#app/modules/labels/model/default-design.fields.ts";
import { zoneCatalogue } from "#app/modules/places/commands/delivery-zones.server.ts";
import { setShippingMethodCoverage } from "#app/modules/places/commands/set-coverage.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { demoZones, mountainZone } from "./company.ts";
import type { DemoFleet } from "./fleet.ts";
import { unwrap } from "./plan-day.ts";

/** Delivery zones with same-day delivery, and labels that show it. */
export async function seedAreas(scope: Scope, { methodIds }: DemoFleet): Promise<void> {
  const ids: string[] = [];
  for (const [at, { name, corners }] of demoZones.entries()) {
    const geometry = { type: "Polygon", coordinates: [[...corners, corners[0]]] };
    const { id } = unwrap(await zoneCatalogue.create.execute(scope, { name, color: at + 1, geometry }));
    if (name !== mountainZone.name) ids.push(id);
  }
  unwrap(await setShippingMethodCoverage.execute(scope, { id: methodIds[1], version: 0, zones: ids }));
  unwrap(await labelDesignCatalogue.create.execute(scope, { name: "Rätikon", is_default: true, design: demoLabel }));
}

/** The standard label with a line for the courier between the notes and the account's own fields. */
const demoLabel = {
  ...defaultDesign,
  elements: [
    ...defaultDesign.elements.map((each) =>
      each.kind === "field" && each.field === "notes" ? { ...each, height: 9 } : each,
    ),
    {
      kind: "text",
      text: "Rätikon Kurier · Schaan · +423 233 10 00",
      x: 5,
      y: 107.5,
      width: 62,
      height: 5,
      size: 8,
      bold: false,
    },
  ],
};
