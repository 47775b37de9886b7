/** A row of a grid: texts by column, as in a spreadsheet. Rows are never changed, only replaced. */
export interface GridRow {
  readonly id: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The grid's rows and its undo history. */
export interface GridState {
  readonly rows: readonly GridRow[];
  readonly nextId: number;
  readonly past: readonly (readonly GridRow[])[];
  readonly future: readonly (readonly GridRow[])[];
}

/** A text for a cell; `row` is an index. */
export interface CellChange {
  row: number;
  column: string;
  text: string;
}

const MAX_STEPS = 200;

/** A grid of empty rows. */
export function createEmptyGrid(count: number): GridState {
  return createGrid(Array.from({ length: count }, () => ({})));
}

/** A grid with these rows and no history. */
export function createGrid(cells: readonly GridRow["cells"][]): GridState {
  return { rows: cells.map((each, id) => ({ id, cells: each })), nextId: cells.length, past: [], future: [] };
}

export function isBlankGridRow({ cells }: GridRow): boolean {
  for (const column in cells) if (cells[column]) return false;
  return true;
}

/** Writes cells as one step; rows beyond the last one are added. */
export function writeCells(state: GridState, changes: readonly CellChange[]): GridState {
  const rows = [...state.rows];
  let { nextId } = state;
  const last = changes.reduce((limit, { row }) => Math.max(limit, row), -1);
  for (; rows.length <= last; nextId += 1) rows.push({ id: nextId, cells: {} });
  let changed = rows.length !== state.rows.length;
  for (const { row, column, text } of changes) {
    const before = rows[row];
    if (!before || (before.cells[column] ?? "") === text) continue;
    rows[row] = { ...before, cells: { ...before.cells, [column]: text } };
    changed = true;
  }
  return changed ? pushStep(state, rows, nextId) : state;
}

/** Empty rows before the row at `at`. */
export function insertGridRows(state: GridState, at: number, count: number): GridState {
  const fresh = Array.from({ length: count }, (_, each): GridRow => ({ id: state.nextId + each, cells: {} }));
  return pushStep(state, [...state.rows.slice(0, at), ...fresh, ...state.rows.slice(at)], state.nextId + count);
}

/** Removes rows, `to` included; one row always stays. */
export function removeGridRows(state: GridState, from: number, to: number): GridState {
  const rows = [...state.rows.slice(0, from), ...state.rows.slice(to + 1)];
  if (rows.length > 0) return pushStep(state, rows, state.nextId);
  return pushStep(state, [{ id: state.nextId, cells: {} }], state.nextId + 1);
}

/** Deletes rows and the history that could restore them. */
export function deleteGridRows(state: GridState, ids: ReadonlySet<number>): GridState {
  const rows = state.rows.filter(({ id }) => !ids.has(id));
  return {
    ...state,
    rows: rows.length > 0 ? rows : [{ id: state.nextId, cells: {} }],
    nextId: state.nextId + 1,
    past: [],
    future: [],
  };
}

export function undo(state: GridState): GridState {
  const rows = state.past.at(-1);
  if (!rows) return state;
  return { ...state, rows, past: state.past.slice(0, -1), future: [...state.future, state.rows] };
}

export function redo(state: GridState): GridState {
  const rows = state.future.at(-1);
  if (!rows) return state;
  return { ...state, rows, past: [...state.past, state.rows], future: state.future.slice(0, -1) };
}

function pushStep(state: GridState, rows: readonly GridRow[], nextId: number): GridState {
  return { rows, nextId, past: [...state.past.slice(1 - MAX_STEPS), state.rows], future: [] };
}
