import { useState } from "react";

/** The hidden columns, stored in this browser. */
export function useHiddenColumns(key: string, start: readonly string[]) {
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? start : stored.split(",").filter(Boolean);
  });
  return {
    hidden,
    toggle: (column: string) => {
      const next = hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];
      setHidden(next);
      localStorage.setItem(key, next.join(","));
    },
  };
}
