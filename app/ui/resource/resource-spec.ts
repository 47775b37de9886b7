import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { FormattedPhones } from "#app/platform/kernel/phone.ts";
import type { LookupModule } from "#app/platform/lists/lookup-modules.ts";
import type { TranslationKey } from "../i18n/translation-key.ts";
import type { Choice } from "../primitives/combobox.tsx";
import type { StatusKind } from "../status/statuses.ts";

/** What a list is filtered and sorted by: the data's own description names it. */
export interface ListNames {
  filter: string;
  sort: string;
}

/** What a list is, as data: the table draws itself from it. It offers nothing that the list does not know by `Names`. */
export interface ResourceSpec<Row, Names extends ListNames = ListNames> {
  /** Name of the resource, used for keys and ids: "orders". */
  name: string;
  /** Key of its saved views. */
  module: string;
  title: TranslationKey;
  rowId: (row: Row) => string;
  /** What a person calls the row: its number. */
  rowName: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** What a row is made of, shown below it when it is opened; null for a row that cannot be. For lists of some dozen rows. */
  below?: (row: Row) => ReactNode;
  /** What a row is made of, in a pane beside or below the list: it stays open and follows the row. Rows are then no pages. */
  pane?: { at: "side" | "below"; of: (row: Row) => ReactNode };
  /** By the sort: rows that lie together under a head of their own. The head is drawn with the first of each. */
  groups?: Partial<Record<Names["sort"], { of: (row: Row) => string; head: (row: Row) => ReactNode }>>;
  columns: readonly TableColumn<Row, Names["sort"]>[];
  filters: readonly Filter<Names["filter"]>[];
  searchPlaceholder: TranslationKey;
  /** The sort of the list when the address names none: "-created_at". */
  defaultSort?: Names["sort"] | `-${Names["sort"]}`;
  /** Fixed views before the saved ones: a word and a query such as `filters[status][]=0`. */
  tabs?: readonly { key: string; label: TranslationKey; query: string }[];
  bulkActions?: readonly BulkAction<Row>[];
  /** Address that answers the list as a file: `format`, `columns` and the list's own query. */
  exports?: string;
  /** The API's list with the same query, and the name of its rows: "Select all N matching" reads the ids there. */
  matching?: { path: string; rows: string };
  empty: { title: TranslationKey; text?: TranslationKey };
}

/** How a column looks. */
export interface ColumnLook<Row> {
  header: TranslationKey;
  /** What stands in the head in place of that word: a scale of what the cells draw. */
  scale?: () => ReactNode;
  /** Pixels as a rule; leave it out for one column that takes what is left. What is longer widens its column. */
  width?: number;
  /** Names, notes, tags: cut with an ellipsis where there is no room. Times, numbers, streets and statuses never are. */
  long?: true;
  align?: "right";
  cell: (row: Row) => ReactNode;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Left out of windows narrower than 1360 px, until somebody chooses columns. */
  wide?: boolean;
}

/** A column, and the field to sort by; `true` means the key. */
export type TableColumn<Row, Sort extends string = string> = ColumnLook<Row> &
  ({ key: string; sortable?: false | Sort } | { key: Sort; sortable: boolean });

/** A field to filter by. Names of what is chosen come with the loader (`data.options[field]`). */
export type Filter<Field extends string = string> = { field: Field; label: TranslationKey } & (
  | { kind: "status"; status: StatusKind; codes: readonly (number | string)[] }
  | { kind: "enum"; options: readonly { value: string; label: TranslationKey }[] }
  /** With `lookup` choices are asked of the server when the editor opens; without, they come with the loader. */
  | { kind: "reference"; lookup?: LookupModule }
  /** A weight is grams in the address, and what the account measures in on the screen. */
  | { kind: "text" | "word" | "date" | "number" | "weight" | "price" | "flag" }
);

export interface BulkAction<Row> {
  /** The command's name. */
  intent: string;
  label: TranslationKey;
  icon?: LucideIcon;
  /** A letter, such as "a". */
  hotkey?: string;
  danger?: boolean;
  /** What its button says, with the count: "Cancel 184 orders"; the label without. */
  submitLabel?: TranslationKey;
  /** The way back, in words that the deed does not use: "Keep orders"; "Not now" without. */
  cancelLabel?: TranslationKey;
  /** Asks first, with this sentence. */
  confirm?: TranslationKey;
  /** Changes nothing: the dialog does not warn that some may not allow it. */
  harmless?: boolean;
  /** More fields of the command, asked in a dialog. They are sent by their names. */
  fields?: (rows: readonly Row[]) => ReactNode;
  /** Address of a file that a form with the ids opens in a new tab, instead of a command; `fields` go with them. */
  opens?: string;
  /** Name of the field with the ids; "ids" without. */
  idsField?: string;
  /** Makes one thing or one file of all that is chosen, of at most so many; others take 500 ids a request. */
  together?: number;
  /** Offered only for these rows. */
  available?: (rows: readonly Row[]) => boolean;
}

export interface ListPagination {
  previous: string | null;
  next: string | null;
  total: number;
  /** Without it there are more than were counted. */
  total_is_exact: boolean;
  limit: number;
}

export interface SavedView {
  id: string;
  name: string;
  columns: string[];
  filters: { field: string; not?: boolean; values: string[] }[];
  sort: string;
}

/** A row below the others that adds them up; cells by the keys of their columns. */
export interface TotalRow {
  label: string;
  /** The currency of the row, said after its label. */
  currency: string;
  cells: Readonly<Record<string, ReactNode>>;
}

/** What a list's loader gives. */
export interface ResourceData<Row> {
  rows: readonly Row[];
  pagination: ListPagination;
  /** What the rows are sorted by where the address does not say; the usual sort without. */
  sort?: string | undefined;
  /** By key of `tabs`, and `all`. */
  counts?: Readonly<Record<string, number>>;
  /** Choices of reference filters, and the names of those in use. */
  options?: Readonly<Record<string, readonly Choice[]>>;
  views?: readonly SavedView[];
  /** Filters and sorts of the address that the list does not know: an old bookmark or view. */
  unknown?: readonly string[];
  /** How phone numbers of the rows are written. */
  phones?: FormattedPhones;
}
