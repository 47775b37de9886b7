import type { ReactNode } from "react";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Word } from "#app/ui/words/word.ts";

/** One region with its title. */
export function Part({ title, children }: { title: Word; children: ReactNode }) {
  const say = useWords();
  return (
    <section className="grid gap-3 border-b border-line pb-6">
      <h2 className="text-base font-semibold">{say(title)}</h2>
      {children}
    </section>
  );
}
