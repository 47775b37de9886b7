import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pauseToasts, resumeToasts, showErrorToast, showToast, toastStore } from "#app/ui/primitives/toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("shows a success and an error for 3 seconds each", () => {
  showToast("Saved");
  showErrorToast("Could not log out", "Please try again later");
  vi.advanceTimersByTime(2999);
  expect(toastStore.read().map(({ text }) => text)).toEqual(["Saved", "Could not log out"]);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toEqual([]);
});

it("keeps an error while the pointer or focus is on it", () => {
  showErrorToast("Could not log out");
  pauseToasts();
  vi.advanceTimersByTime(60_000);
  expect(toastStore.read()).toHaveLength(1);
  resumeToasts();
  vi.advanceTimersByTime(3000);
  expect(toastStore.read()).toEqual([]);
});
