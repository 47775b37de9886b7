import type { ListTableField } from "#app/platform/documents/tables/list-table.ts";

/** Columns of a file of customers, English and German, in template order. */
export const customerFileFields = [
  { key: "type", exact: ["type", "customer type", "typ", "kundentyp", "art"] },
  {
    key: "business_name",
    exact: ["business name", "business", "company", "company name", "firma", "firmenname", "unternehmen"],
  },
  { key: "first_name", exact: ["first name", "firstname", "given name", "vorname"] },
  { key: "last_name", exact: ["last name", "lastname", "surname", "family name", "nachname", "familienname"] },
  { key: "name", exact: ["name", "full name", "customer", "customer name", "kunde", "kundenname"] },
  {
    key: "phone",
    exact: ["phone", "phone number", "telephone", "tel", "mobile", "telefon", "telefonnummer", "handy", "mobil"],
  },
  {
    key: "email",
    exact: ["email", "e mail", "mail", "email address", "e mail address", "e mail adresse", "mailadresse"],
  },
  { key: "tags", exact: ["tags", "tag", "labels", "schlagworte", "schlagworter", "etiketten"] },
  { key: "notes", exact: ["notes", "note", "comment", "remarks", "notizen", "notiz", "bemerkung", "bemerkungen"] },
  { key: "metadata", exact: ["metadata", "metadaten", "custom fields", "eigene felder"] },
] as const satisfies readonly ListTableField[];

/** Columns of the address, which need the permission to manage addresses. */
export const addressFileFields = [
  {
    key: "line1",
    exact: [
      "address",
      "address line 1",
      "line 1",
      "street",
      "street and number",
      "adresse",
      "adresszeile 1",
      "strasse",
      "strasse und hausnummer",
      "anschrift",
    ],
  },
  {
    key: "line2",
    exact: [
      "address line 2",
      "line 2",
      "adresszeile 2",
      "adresszusatz",
      "floor building company",
      "stockwerk gebaude firma",
    ],
  },
  { key: "postal_code", exact: ["postal code", "zip", "zip code", "postcode", "plz", "postleitzahl"] },
  { key: "city", exact: ["city", "town", "ort", "stadt"] },
  { key: "region", exact: ["region", "state", "province", "bundesland"] },
  { key: "country", exact: ["country", "country code", "land", "landercode"] },
  {
    key: "directions",
    exact: [
      "directions",
      "address directions",
      "wegbeschreibung",
      "hinweise zur anfahrt",
      "directions for the driver",
      "hinweise fur den fahrer",
    ],
  },
] as const satisfies readonly ListTableField[];

/** The example row of the template. */
export const customerExample: Readonly<Record<string, string>> = {
  first_name: "Ada",
  last_name: "Weber",
  phone: "+4915112345678",
  email: "ada.weber@example.com",
  line1: "Kranallee 1",
  postal_code: "20457",
  city: "Hamburg",
  country: "DE",
};
