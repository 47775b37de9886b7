import { listingServices } from "#app/modules/workspace/model/directory-listing.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";

/** The form of the directory listing: visibility, services, areas, and contact. */
export const listingSections: readonly FormSection[] = [
  {
    key: "shown",
    fields: [
      { kind: "switch", name: "listed", label: "tracking:directory.listed", hint: "tracking:directory.listed_why" },
      {
        kind: "textarea",
        name: "about",
        label: "tracking:directory.about",
        hint: "tracking:directory.about_why",
        optional: true,
      },
      {
        kind: "checks",
        name: "services",
        label: "tracking:directory.services",
        optional: true,
        options: listingServices.map((value) => ({ value, label: `tracking:directory.service.${value}` as const })),
      },
    ],
  },
  {
    key: "where",
    title: "tracking:directory.where",
    fields: [
      { kind: "several", name: "countries", label: "tracking:directory.countries", optional: true },
      {
        kind: "tags",
        name: "areas",
        label: "tracking:directory.areas",
        add: "tracking:directory.areas_add",
        optional: true,
      },
    ],
  },
  {
    key: "reached",
    title: "tracking:directory.reached",
    hint: "tracking:directory.reached_why",
    fields: [
      { kind: "email", name: "email", label: "tracking:directory.email", span: 3, optional: true },
      { kind: "phone", name: "phone", label: "tracking:directory.phone", span: 3, optional: true },
      { kind: "url", name: "website", label: "tracking:directory.website", optional: true },
    ],
  },
];
