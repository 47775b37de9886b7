import { KeyRound } from "lucide-react";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { ManageView } from "./manage-view.server.ts";

/** Two steps to show whose order it is: where a code goes, and the code. */
export function ManageVerify({ shown: { reach, attempt } }: { shown: ManageView }) {
  const say = useWords();
  if (reach.length === 0)
    return (
      <p className="part">{say("tracking:manage.nothing_on_file", { seller: say("tracking:manage.the_sender") })}</p>
    );
  return (
    <>
      {attempt && (
        <form method="post" className="part">
          <p>{say("tracking:manage.sent")}</p>
          <input type="hidden" name="attempt" value={attempt} />
          <label htmlFor="code">{say("tracking:manage.code")}</label>
          <span className="in big">
            <input
              id="code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9]{6}"
              maxLength={6}
              required
            />
          </span>
          <button type="submit" name="intent" value="code" className="b b-primary b-lg">
            {say("tracking:manage.check")}
          </button>
        </form>
      )}
      <form method="post" className="part">
        {!attempt && (
          <>
            <h2>
              <Icon of={KeyRound} size={16} /> {say("tracking:manage.prove")}
            </h2>
            <p className="said">{say("tracking:manage.prove_why")}</p>
          </>
        )}
        <fieldset className="ways">
          <legend className="vh">{say("tracking:manage.prove")}</legend>
          {reach.map(({ by, masked }, at) => (
            <label key={by}>
              <input type="radio" name="by" value={by} defaultChecked={at === 0} required />{" "}
              {say(`tracking:manage.by_${by}`, { to: masked })}
            </label>
          ))}
        </fieldset>
        <button type="submit" name="intent" value="send" className={attempt ? "b b-lg" : "b b-primary b-lg"}>
          {say(attempt ? "tracking:manage.again" : "tracking:manage.send")}
        </button>
      </form>
    </>
  );
}
