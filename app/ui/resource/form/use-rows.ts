import { useState } from "react";

/** Rows of a list in a form: each keeps its key, so that removing one leaves what is typed in the others. */
export function useRows(first: number): { keys: readonly number[]; add: () => void; remove: (key: number) => void } {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: first }, (_, at) => at));
  const [next, setNext] = useState(first);
  return {
    keys,
    add: () => {
      setKeys([...keys, next]);
      setNext(next + 1);
    },
    remove: (key) => setKeys(keys.filter((each) => each !== key)),
  };
}
