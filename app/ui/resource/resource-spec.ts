import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { FormattedPhones } from "#app/platform/kernel/phone.ts";
import type { LookupModule } from "#app/platform/lists/lookup-modules.ts";
import type { TranslationKey } from "../i18n/translation-key.ts";
import type { Choice } from "../primitives/combobox.tsx";
import type { StatusKind } from "../status/statuses.ts";

/** Names of a list's sorts and filters, from the list's description on the server. */
export interface ListNames {
  filter: string;
  sort: string;
}

/** The specification of a list, from which the table renders. It can offer only sorts and filters in `Names`. */
export interface ResourceSpec<Row, Names extends ListNames = ListNames> {
  /** Name of the resource, used for keys and ids: "orders". */
  name: string;
  /** Key of its saved views. */
  module: string;
  title: TranslationKey;
  rowId: (row: Row) => string;
  /** The row's name for people: its number. */
  rowName: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** Details shown below an expanded row; null for rows that cannot be expanded. For lists of some dozen rows. */
  below?: (row: Row) => ReactNode;
  /** Details in a pane beside or below the list, which stays open and follows the row. Rows then have no page. */
  pane?: { at: "side" | "below"; of: (row: Row) => ReactNode };
  /** Groups of rows by sort. The header is rendered before the first row of each group. */
  groups?: Partial<Record<Names["sort"], { of: (row: Row) => string; head: (row: Row) => ReactNode }>>;
  columns: readonly TableColumn<Row, Names["sort"]>[];
  filters: readonly Filter<Names["filter"]>[];
  searchPlaceholder: TranslationKey;
  /** The sort of the list when the address names none: "-created_at". */
  defaultSort?: Names["sort"] | `-${Names["sort"]}`;
  /** Fixed views before the saved ones: a word and a query such as `filters[status][]=0`. */
  tabs?: readonly { key: string; label: TranslationKey; query: string }[];
  bulkActions?: readonly BulkAction<Row>[];
  /** Path of the list as a file: `format`, `columns` and the list's own query. */
  exports?: string;
  /** The API's list with the same query, and the name of its rows: "Select all N matching" reads the ids there. */
  matching?: { path: string; rows: string };
  empty: { title: TranslationKey; text?: TranslationKey };
}

/** How a column looks. */
export interface ColumnLook<Row> {
  header: TranslationKey;
  /** The header in the account's own words. */
  text?: string;
  /** Content of the header instead of the label: a scale for what the cells draw. */
  scale?: () => ReactNode;
  /** Width in pixels; leave it out for one column that takes the remaining space. Longer content widens its column. */
  width?: number;
  /** Names, notes, tags: cut with an ellipsis where there is no room. Times, numbers, streets and statuses never are. */
  long?: true;
  align?: "right";
  cell: (row: Row) => ReactNode;
  /** Hidden until chosen. */
  hidden?: boolean;
  /** Left out of windows narrower than 1360 px, until somebody chooses columns. */
  wide?: boolean;
}

/** A column, and the field to sort by; `true` means the key. */
export type TableColumn<Row, Sort extends string = string> = ColumnLook<Row> &
  ({ key: string; sortable?: false | Sort } | { key: Sort; sortable: boolean });

/** A field to filter by. Names of what is chosen come with the loader (`data.options[field]`). */
export type Filter<Field extends string = string> = {
  field: Field;
  label: TranslationKey;
  /** The label in the account's own words. */
  text?: string;
} & (
  | { kind: "status"; status: StatusKind; codes: readonly (number | string)[] }
  | { kind: "enum"; options: readonly { value: string; label: TranslationKey }[] }
  /** With `lookup`, choices are loaded from the server when the editor opens; otherwise the loader provides them. */
  | { kind: "reference"; lookup?: LookupModule }
  /** A weight is in grams in the URL, and in the account's unit on screen. */
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
  /** Text of its button, with the count: "Cancel 184 orders"; the label without. */
  submitLabel?: TranslationKey;
  /** Text of the cancel button, in other words than the action: "Keep orders"; "Not now" by default. */
  cancelLabel?: TranslationKey;
  /** Asks first, with this sentence. */
  confirm?: TranslationKey;
  /** Changes nothing, so the dialog does not warn that some rows may not allow it. */
  harmless?: boolean;
  /** Further fields of the command, shown in a dialog. */
  fields?: (rows: readonly Row[]) => ReactNode;
  /** Address of a file that a form with the ids opens in a new tab, instead of a command; `fields` go with them. */
  opens?: string;
  /** Name of the field with the ids; "ids" without. */
  idsField?: string;
  /** Creates one thing or file from all selected rows, at most this many; other actions take 500 ids per request. */
  together?: number;
  /** What the rest of a large selection sends besides: what the first request made, so that it is not made again. */
  carries?: (result: unknown) => Readonly<Record<string, string>>;
  /** Where the command's result leads: shown with refusals, opened at once without any. */
  leadsTo?: (result: unknown) => { to: string; label: TranslationKey } | null;
  /** Offered only for these rows. */
  available?: (rows: readonly Row[]) => boolean;
}

export interface ListPagination {
  previous: string | null;
  next: string | null;
  total: number;
  /** False if there are more rows than were counted. */
  total_is_exact: boolean;
  limit: number;
}

export interface SavedView {
  id: string;
  name: string;
  columns: string[];
  filters: { field: string; not?: boolean; values: string[] }[];
  sort: string;
  /** Who sees it. */
  audience: "me" | "everyone" | "roles";
  /** Ids of the roles that see it. */
  roles: string[];
  /** Who made it, where that is somebody else. */
  owner: string | null;
  can_edit: boolean;
}

/** A totals row; cells by column key. */
export interface TotalRow {
  label: string;
  /** The currency of the row, shown after its label. */
  currency: string;
  cells: Readonly<Record<string, ReactNode>>;
}

/** A column or filter that the account named itself. */
export interface OwnFilter {
  key: string;
  name: string;
  /** Its texts are among `options`. */
  isChoice: boolean;
  isFilter: boolean;
}

/** What a list's loader gives. */
export interface ResourceData<Row> {
  rows: readonly Row[];
  pagination: ListPagination;
  /** The sort in use if the URL names none; the default sort if left out. */
  sort?: string | undefined;
  /** By key of `tabs`, and `all`. */
  counts?: Readonly<Record<string, number>>;
  /** Choices of reference filters, and the names of those in use. */
  options?: Readonly<Record<string, readonly Choice[]>>;
  views?: readonly SavedView[];
  /** Columns and filters that the account named itself, with the texts of the rows by id. */
  own?: readonly (OwnFilter & { isColumn: boolean; texts: Readonly<Record<string, string>> })[];
  /** Unknown filters and sorts in the URL, as from an old bookmark or view. */
  unknown?: readonly string[];
  /** How phone numbers of the rows are written. */
  phones?: FormattedPhones;
}
