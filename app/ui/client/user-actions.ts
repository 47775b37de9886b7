/** Something that a person did: a command's name, or a viewed page. */
export interface UserAction {
  name: string;
  page?: string;
  at: number;
}

/** What was done before somebody listens; as much as a person does while a page loads. */
const MAX_WAITING = 50;
const waiting: UserAction[] = [];
let listener: ((action: UserAction) => void) | null = null;

/** Notes what a person did; nothing is sent unless somebody listens. */
export function noteUserAction(name: string, page?: string): void {
  const action = { name, at: Date.now(), ...(page ? { page } : {}) };
  if (listener) listener(action);
  else if (waiting.length < MAX_WAITING) waiting.push(action);
}

/** Listens to what a person does, until the returned function is called. */
export function listenToUserActions(listen: (action: UserAction) => void): () => void {
  listener = listen;
  for (const action of waiting.splice(0)) listen(action);
  return () => {
    if (listener === listen) listener = null;
  };
}
