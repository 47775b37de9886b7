import { useState } from "react";

/** Which columns are hidden, kept in this browser. */
export function useHiddenColumns(key: string, start: readonly string[]) {
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const kept = localStorage.getItem(key);
    return kept === null ? start : kept.split(",").filter(Boolean);
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
