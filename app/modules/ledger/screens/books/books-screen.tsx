import { Bell, Scale } from "lucide-react";
import { useAct } from "#app/ui/client/use-act.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { toast, toastError } from "#app/ui/primitives/toast.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { Shaped } from "#app/ui/status/shaped.tsx";
import { useHydrated } from "#app/ui/words/use-hydrated.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { BooksView, MayKeep } from "../../commands/books/view-books.server.ts";
import { BooksAccounts } from "./books-accounts.tsx";
import { BooksEquations } from "./books-equations.tsx";
import { BooksExport } from "./books-export.tsx";
import { BooksTabs } from "./books-tabs.tsx";
import "../accounting.css";

/** The proof of the books: four equations a currency, what keeps one from holding, and every account. */
export function BooksScreen({ books, may }: { books: BooksView | null; may: MayKeep }) {
  const say = useWords();
  const listens = useHydrated();
  const act = useAct((_, value) => {
    if (Object(value).holds === true) toast(say("accounting:books.held"));
    else toastError(say("accounting:books.held_not"));
  });
  const failed = books?.equations.filter((each) => !each.holds).length ?? 0;
  return (
    <div className="page books scroll">
      <PageTitle>{say("accounting:books.title")}</PageTitle>
      <div className="head">
        <h1>{say("accounting:books.title")}</h1>
        <BooksTabs current="proof" />
        {books && (
          <Shaped state={failed === 0 ? "done" : "failed"}>
            {failed === 0
              ? say("accounting:books.all_hold", { all: books.equations.length })
              : say("accounting:books.some_fail", { count: failed, all: books.equations.length })}
          </Shaped>
        )}
        <span className="grow" />
        {may.export && <BooksExport />}
        {may.alerts && (
          <ButtonLink to="/settings/webhooks-alerts/alerts" icon={Bell}>
            {say("common:nav.alerts")}
          </ButtonLink>
        )}
        {may.prove && (
          <Button
            kind="primary"
            icon={Scale}
            disabled={!listens}
            pending={act.busy}
            onClick={() => act.run("accounting.books.prove", {})}
          >
            {say("accounting:books.prove")}
          </Button>
        )}
      </div>
      {books ? (
        <>
          <p className="proven soft-ink">
            {say("accounting:books.proven")} <DateTime at={books.at} within /> · {books.actorName} ·{" "}
            {say("accounting:books.transfers", { count: books.transfers })},{" "}
            {say("accounting:books.fresh", { count: books.fresh })}
          </p>
          <BooksEquations books={books} corrects={may.correct} />
          <BooksAccounts kinds={books.kinds} />
        </>
      ) : (
        <p className="proven soft-ink">{say("accounting:books.never")}</p>
      )}
    </div>
  );
}
