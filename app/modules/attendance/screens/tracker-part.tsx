import { useState } from "react";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";

interface LinkedTracker {
  token: string;
  url: string;
}

/** The values to enter in each app, in the order of its settings. */
const programs = [
  { name: "Traccar Client", fields: "traccar", getValues: ({ url, token }: LinkedTracker) => [url, token] },
  { name: "OwnTracks", fields: "owntracks", getValues: ({ url, token }: LinkedTracker) => [url, token] },
  {
    name: "OsmAnd",
    fields: "osmand",
    getValues: ({ url, token }: LinkedTracker) => [`${url}?id=${token}&lat={0}&lon={1}&timestamp={2}&hdop={3}`],
  },
] as const;

/** Connects a tracker app, which also runs with the screen off. Its settings are shown only once. */
export function TrackerPart({ id, onLinked }: { id: string; onLinked(): void }) {
  const t = useTranslate();
  const call = useApi();
  const [linked, setLinked] = useState<LinkedTracker | null>(null);
  const [problem, setProblem] = useState("");
  const link = async () => {
    const { data } = await call<{ data: LinkedTracker }>(`fleet/agents/${id}/tracker`, { method: "POST" });
    setLinked(data);
    onLinked();
  };
  return (
    <section className="tracker-part">
      <h3>{t("fleet:tracker.title")}</h3>
      <p>{t(linked ? "fleet:tracker.once" : "fleet:tracker.why")}</p>
      {problem && <p role="alert">{problem}</p>}
      {linked ? (
        <dl>
          {programs.map(({ name, fields, getValues }) => (
            <div key={name}>
              <dt>
                {name} <span>{t(`fleet:tracker.${fields}`)}</span>
              </dt>
              {getValues(linked).map((each) => (
                <dd key={each}>
                  <code>{each}</code>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ) : (
        <Button onClick={() => void link().catch(() => setProblem(t("common:toast.error")))}>
          {t("fleet:tracker.link")}
        </Button>
      )}
    </section>
  );
}
