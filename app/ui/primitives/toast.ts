/** A short message at the bottom: 3000 ms (platform §9), an error until somebody closes it. */
export interface Toast {
  id: number;
  text: string;
  detail?: string;
  tone: "done" | "error";
  undo?: () => void;
}

type Listener = () => void;

const shown = 3000;
/** What is done makes room for the newest; errors stay. */
const most = 3;
let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<Listener>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(to: readonly Toast[]): void {
  toasts = to;
  for (const listener of listeners) listener();
}

function wait({ id, tone }: Toast): void {
  if (tone === "error") return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), shown),
  );
}

/** What the toaster renders from. */
export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  empty: (): readonly Toast[] => none,
};
const none: readonly Toast[] = [];

/** Says that something was done; with `undo` where undo exists. */
export function toast(text: string, options: { detail?: string; undo?: () => void } = {}): void {
  add({ ...options, text, tone: "done" });
}

/** Says that something went wrong, and what to do next. */
export function toastError(text: string, detail?: string): void {
  add({ text, tone: "error", ...(detail ? { detail } : {}) });
}

function add(toast: Omit<Toast, "id">): void {
  // The same trouble once more is the same trouble.
  const again = toasts.find(
    ({ tone, text, detail }) => tone === "error" && text === toast.text && detail === toast.detail,
  );
  if (again) dismissToast(again.id);
  const added = { ...toast, id: next++ };
  const room = toasts.filter(({ tone }) => tone === "done").slice(-(most - 1));
  change([...toasts.filter((each) => each.tone === "error" || room.includes(each)), added]);
  wait(added);
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(toasts.filter((each) => each.id !== id));
}

/** Holds all toasts while the pointer or focus is on them. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
}

/** Lets them go on. */
export function releaseToasts(): void {
  for (const toast of toasts) wait(toast);
}
