import { showErrorToast } from "../primitives/toast.ts";
import { useCommand } from "./use-command.ts";

/**
 * Sends commands of this screen. Calls `done` with the result of a success, and shows a refusal as a toast that stays.
 */
export function useCommandWithToast<Value = unknown>(done: (intent: string, value: Value) => void = () => {}) {
  const { run, busy, refusal } = useCommand<Value>((answer) => {
    if (answer.ok) done(answer.intent, answer.value);
    else showErrorToast(answer.message, Object.values(answer.errors)[0]?.[0]);
  });
  return { run: (intent: string, values: object = {}) => void run(intent, values), busy, refused: refusal };
}
