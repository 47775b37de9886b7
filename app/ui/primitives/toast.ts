/** A short message at the bottom, shown for 3000 ms. */
export interface Toast {
  id: number;
  text: string;
  detail?: string;
  tone: "done" | "error";
  undo?: () => void;
}

type Listener = () => void;

const SHOWN_MS = 3000;
/** Older success messages are removed first; errors keep their full time. */
const MAX_TOASTS = 3;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<Listener>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function setToasts(to: readonly Toast[]): void {
  toasts = to;
  for (const listener of listeners) listener();
}

function startTimer({ id }: Toast): void {
  timers.set(
    id,
    setTimeout(() => dismissToast(id), SHOWN_MS),
  );
}

/** The store that the toaster renders. */
export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  empty: (): readonly Toast[] => none,
};
const none: readonly Toast[] = [];

/** Shows a success message, with `undo` if possible. */
export function showToast(text: string, options: { detail?: string; undo?: () => void } = {}): void {
  addToast({ ...options, text, tone: "done" });
}

/** Shows an error and what to do next. */
export function showErrorToast(text: string, detail?: string): void {
  addToast({ text, tone: "error", ...(detail ? { detail } : {}) });
}

function addToast(toast: Omit<Toast, "id">): void {
  // A repeated error is shown once.
  const again = toasts.find(
    ({ tone, text, detail }) => tone === "error" && text === toast.text && detail === toast.detail,
  );
  if (again) dismissToast(again.id);
  const added = { ...toast, id: nextId++ };
  const room = toasts.filter(({ tone }) => tone === "done").slice(-(MAX_TOASTS - 1));
  setToasts([...toasts.filter((each) => each.tone === "error" || room.includes(each)), added]);
  startTimer(added);
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  setToasts(toasts.filter((each) => each.id !== id));
}

/** Holds all toasts while the pointer or focus is on them. */
export function pauseToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Resumes all toasts. */
export function resumeToasts(): void {
  for (const toast of toasts) startTimer(toast);
}
