/** How the text of a field is read. */
export type FieldKind =
  | "text"
  | "phone"
  | "email"
  | "country"
  | "currency"
  | "zone"
  | "number"
  | "money"
  | "coordinate"
  | "date"
  | "local_time"
  | "yes_no"
  | "choice"
  | "list";

export interface ImportFieldRow {
  readonly key: string;
  readonly kind: FieldKind;
  /** `row`: every row needs it. `default`: every row needs it, and a file without such a column gets a default. */
  readonly required?: "row" | "default";
  /** Several values in a cell, one a package or collection, parted by `;` or `|`. */
  readonly many?: true;
  /** Headers that mean this field and nothing else, lower case, without accents: English and German. */
  readonly exact: readonly string[];
  /** Headers that probably mean it, with how probably in percent. */
  readonly near?: Readonly<Record<string, number>>;
}

/**
 * The fields of an order import row (domain §3 "Order import row"), and what a file needs besides: place, volume,
 * prohibited vehicles, tags. In the order in which screens and templates show them.
 */
export const importFields = [
  {
    key: "external_id",
    kind: "text",
    exact: [
      "reference id",
      "reference",
      "external id",
      "reference number",
      "ref",
      "order reference",
      "referenz",
      "referenznummer",
      "bestellnr",
      "bestellnummer",
      "auftragsnr",
      "auftragsnummer",
    ],
    near: {
      id: 70,
      "order id": 95,
      "order number": 95,
      "order no": 95,
      order: 80,
      nr: 60,
      auftrag: 80,
      bestellung: 85,
      belegnummer: 85,
      sendungsnummer: 75,
      lieferscheinnummer: 75,
    },
  },
  {
    key: "first_name",
    kind: "text",
    required: "row",
    exact: ["first name", "firstname", "given name", "customer first name", "vorname", "kunde vorname"],
    near: { first: 75, forename: 95, "vorname kunde": 96, "vorname empfanger": 96 },
  },
  {
    key: "last_name",
    kind: "text",
    required: "row",
    exact: [
      "last name",
      "lastname",
      "surname",
      "family name",
      "customer last name",
      "nachname",
      "familienname",
      "kunde nachname",
    ],
    near: { last: 75, name: 66, "nachname kunde": 96, "nachname empfanger": 96, zuname: 92 },
  },
  {
    key: "phone",
    kind: "phone",
    exact: [
      "phone",
      "phone number",
      "telephone",
      "mobile",
      "mobile number",
      "telefon",
      "telefonnummer",
      "handy",
      "mobil",
      "mobilnummer",
      "rufnummer",
    ],
    near: {
      tel: 96,
      "tel mobil": 96,
      "tel nr": 96,
      cell: 90,
      contact: 60,
      "mobile phone": 98,
      handynummer: 98,
      "telefon mobil": 97,
      fon: 80,
    },
  },
  {
    key: "email",
    kind: "email",
    exact: ["email", "e mail", "email address", "e mail address", "e mail adresse", "email adresse"],
    near: { mail: 94, mailadresse: 94 },
  },
  {
    key: "address",
    kind: "text",
    required: "row",
    exact: [
      "address",
      "street",
      "address line 1",
      "street address",
      "delivery address",
      "adresse",
      "strasse",
      "strasse hausnummer",
      "anschrift",
      "lieferadresse",
      "lieferanschrift",
    ],
    near: {
      "strasse nr": 91,
      "strasse und nr": 91,
      "strasse und hausnummer": 98,
      "street and number": 96,
      str: 80,
      addr: 80,
      line1: 85,
      "address 1": 95,
      "adresse 1": 95,
    },
  },
  {
    key: "address_line2",
    kind: "text",
    exact: ["address line 2", "address 2", "adresse 2", "adresszusatz", "adresszeile 2"],
    near: { line2: 85, apartment: 75, unit: 58, zusatz: 75, etage: 60 },
  },
  {
    key: "postal_code",
    kind: "text",
    exact: ["zip code", "zip", "postal code", "postcode", "post code", "plz", "postleitzahl"],
    near: { "zip postal code": 98, "lieferung plz": 95 },
  },
  {
    key: "city",
    kind: "text",
    exact: ["city", "town", "stadt", "ort", "wohnort"],
    near: { place: 75, locality: 85, stadtteil: 60, lieferort: 92, municipality: 80 },
  },
  {
    key: "region",
    kind: "text",
    exact: ["region", "state", "province", "bundesland"],
    near: { county: 80, area: 66, kanton: 90, district: 66 },
  },
  {
    key: "country",
    kind: "country",
    exact: ["country", "country code", "land", "landercode", "landerkennzeichen"],
    near: { staat: 80, lkz: 85 },
  },
  {
    key: "directions",
    kind: "text",
    exact: ["address directions", "directions", "anfahrt", "wegbeschreibung", "anfahrtshinweis"],
    near: { zufahrt: 80, "delivery instructions": 72, lieferhinweis: 72 },
  },
  {
    key: "latitude",
    kind: "coordinate",
    exact: ["latitude", "lat", "breitengrad", "geografische breite"],
    near: { y: 58, breite: 56 },
  },
  {
    key: "longitude",
    kind: "coordinate",
    exact: ["longitude", "lon", "lng", "long", "langengrad", "laengengrad"],
    near: { x: 58 },
  },
  {
    key: "delivery_date",
    kind: "date",
    exact: ["delivery date", "lieferdatum", "zustelldatum", "liefertag", "deliver on"],
    near: { date: 70, datum: 70, "due date": 80, tag: 56 },
  },
  {
    key: "delivery_from",
    kind: "local_time",
    exact: [
      "delivery from",
      "deliver from",
      "delivery schedule from",
      "delivery after",
      "deliver after",
      "lieferung von",
      "lieferzeit von",
      "zustellung von",
      "lieferfenster von",
    ],
    near: {
      "lieferdatum von": 88,
      "delivery start": 92,
      "time from": 80,
      "window start": 85,
      from: 62,
      von: 66,
      "zeitfenster von": 88,
      "liefern ab": 85,
      "anlieferung von": 90,
      earliest: 75,
    },
  },
  {
    key: "delivery_to",
    kind: "local_time",
    exact: [
      "delivery to",
      "deliver to",
      "delivery schedule to",
      "delivery before",
      "deliver before",
      "deliver until",
      "lieferung bis",
      "lieferzeit bis",
      "zustellung bis",
      "lieferfenster bis",
    ],
    near: {
      "lieferdatum bis": 88,
      "delivery end": 92,
      "time to": 80,
      "window end": 85,
      to: 60,
      until: 75,
      bis: 66,
      "zeitfenster bis": 88,
      "liefern bis": 85,
      "anlieferung bis": 90,
      latest: 75,
    },
  },
  {
    key: "pickup_date",
    kind: "date",
    exact: ["pickup date", "pick up date", "abholdatum", "abholtag"],
    near: { "collection date": 66 },
  },
  {
    key: "pickup_from",
    kind: "local_time",
    exact: [
      "pickup from",
      "pick up from",
      "pickup schedule from",
      "pickup after",
      "abholung von",
      "abholzeit von",
      "abholung ab",
    ],
    near: { "abholdatum von": 88, "pickup start": 92 },
  },
  {
    key: "pickup_to",
    kind: "local_time",
    exact: ["pickup to", "pick up to", "pickup schedule to", "pickup before", "abholung bis", "abholzeit bis"],
    near: { "abholdatum bis": 88, "pickup end": 92 },
  },
  {
    key: "service_minutes",
    kind: "number",
    exact: [
      "service minutes",
      "service time",
      "dropoff service time",
      "service time minutes",
      "servicezeit",
      "standzeit",
      "stoppzeit",
      "servicezeit minuten",
    ],
    near: { duration: 70, dauer: 70, "stop duration": 90, "unloading time": 85, entladezeit: 88, aufenthalt: 70 },
  },
  {
    key: "package_count",
    kind: "number",
    required: "default",
    many: true,
    exact: [
      "package count",
      "packages",
      "number of packages",
      "parcels",
      "parcel count",
      "anzahl pakete",
      "paketanzahl",
      "packstucke",
      "anzahl packstucke",
    ],
    near: {
      pkgs: 90,
      pieces: 80,
      quantity: 75,
      qty: 75,
      count: 70,
      colli: 58,
      kolli: 58,
      anzahl: 75,
      menge: 66,
      stuck: 70,
      pakete: 92,
      pcs: 75,
    },
  },
  {
    key: "package_type",
    kind: "choice",
    required: "default",
    many: true,
    exact: ["package type", "package types", "packaging", "paketart", "packstuckart", "verpackungsart"],
    near: { type: 62, art: 58, verpackung: 80, "parcel type": 95, "load carrier": 66, ladungstrager: 80 },
  },
  {
    key: "package_name",
    kind: "text",
    many: true,
    exact: ["package name", "package names", "paketname", "packstuckname"],
    near: { contents: 70, inhalt: 72, ware: 66, goods: 70, description: 58 },
  },
  {
    key: "package_barcode",
    kind: "text",
    many: true,
    exact: ["barcode", "barcodes", "package barcode", "strichcode"],
    near: { sscc: 90, ean: 66, "tracking number": 60, packstuckcode: 85 },
  },
  {
    key: "package_weight",
    kind: "number",
    many: true,
    exact: ["weight", "weights", "package weight", "gewicht", "paketgewicht"],
    near: { "gross weight": 92, "total weight": 95, bruttogewicht: 92, gesamtgewicht: 95, mass: 75 },
  },
  {
    key: "package_volume",
    kind: "number",
    many: true,
    exact: ["volume", "package volume", "volumen", "rauminhalt"],
    near: { vol: 90, cbm: 90, gesamtvolumen: 95, "total volume": 95 },
  },
  {
    key: "package_length",
    kind: "number",
    many: true,
    exact: ["length", "lengths", "package length", "lange", "laenge"],
  },
  { key: "package_width", kind: "number", many: true, exact: ["width", "widths", "package width", "breite"] },
  {
    key: "package_height",
    kind: "number",
    many: true,
    exact: ["height", "heights", "package height", "hohe", "hoehe"],
  },
  {
    key: "collection_amount",
    kind: "money",
    many: true,
    exact: ["collection amount", "cod amount", "cod", "cash on delivery", "nachnahmebetrag", "inkassobetrag"],
    near: { nachnahme: 72, amount: 66, betrag: 66, inkasso: 80, collect: 70, "amount due": 75 },
  },
  {
    key: "collection_currency",
    kind: "currency",
    many: true,
    exact: ["collection currency", "cod currency", "currency", "wahrung", "waehrung", "nachnahmewahrung"],
    near: { whg: 64, cur: 75, wkz: 75 },
  },
  {
    key: "collection_type",
    kind: "choice",
    many: true,
    exact: [
      "collection type",
      "cod type",
      "payment method",
      "collection method",
      "zahlungsart",
      "zahlart",
      "nachnahmeart",
    ],
    near: { payment: 75, zahlung: 75, zahlungsweise: 92 },
  },
  {
    key: "vehicle_types",
    kind: "list",
    exact: [
      "allowed vehicle types",
      "vehicle types",
      "vehicle type",
      "fahrzeugart",
      "fahrzeugtyp",
      "erlaubte fahrzeugarten",
    ],
    near: { vehicle: 70, fahrzeug: 70 },
  },
  {
    key: "vehicle_options",
    kind: "list",
    exact: ["vehicle options", "vehicle option", "fahrzeugoptionen", "fahrzeugausstattung"],
    near: { equipment: 70, ausstattung: 72 },
  },
  {
    key: "prohibited_vehicles",
    kind: "list",
    exact: [
      "prohibited vehicles",
      "banned vehicles",
      "excluded vehicles",
      "verbotene fahrzeuge",
      "ausgeschlossene fahrzeuge",
      "gesperrte fahrzeuge",
    ],
  },
  {
    key: "allowed_agents",
    kind: "list",
    exact: ["allowed drivers", "allowed agents", "drivers", "erlaubte fahrer", "fahrer"],
    near: { driver: 85, agent: 80 },
  },
  {
    key: "pod_signature",
    kind: "yes_no",
    exact: [
      "pod signature required",
      "signature required",
      "pod signature",
      "unterschrift erforderlich",
      "unterschrift",
    ],
    near: { signature: 92 },
  },
  {
    key: "pod_image",
    kind: "yes_no",
    exact: ["pod image required", "image required", "photo required", "pod image", "foto erforderlich", "foto"],
    near: { photo: 88, bild: 75, image: 80 },
  },
  {
    key: "tags",
    kind: "list",
    exact: ["tags", "labels", "schlagworte", "stichworte"],
    near: { tag: 62, markierung: 75 },
  },
  {
    key: "notes",
    kind: "text",
    exact: ["notes", "note", "delivery notes", "notiz", "notizen", "hinweis", "hinweise"],
    near: {
      bemerkung: 83,
      bemerkungen: 83,
      comment: 85,
      comments: 85,
      kommentar: 85,
      remark: 85,
      remarks: 85,
      anmerkung: 83,
      instructions: 66,
    },
  },
  { key: "import_order", kind: "text", exact: ["import order", "import auftrag"] },
  { key: "timezone", kind: "zone", exact: ["time zone", "timezone", "zeitzone"] },
] as const satisfies readonly ImportFieldRow[];

/** The word by which a field is called in mappings, rows and the API. */
export type ImportField = (typeof importFields)[number]["key"];

/** A field's row of the table, with what only some rows have. */
export type ImportFieldDefinition = ImportFieldRow & { readonly key: ImportField };

const definitions: readonly ImportFieldDefinition[] = importFields;
const byKey = new Map<string, ImportFieldDefinition>(definitions.map((row) => [row.key, row]));

/** All fields with the optional properties visible. */
export const fieldDefinitions = definitions;

/** The row of a field, or undefined for a word from outside. */
export function fieldOf(key: string): ImportFieldDefinition | undefined {
  return byKey.get(key);
}
