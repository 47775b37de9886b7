import { useId } from "react";
import { Button } from "#app/ui/primitives/button.tsx";
import { Kbd } from "#app/ui/primitives/kbd.tsx";

/** An action on a stop or a route. */
export interface StopActionButton {
  key: string;
  label: string;
  icon: Parameters<typeof Button>[0]["icon"];
  hotkey?: string;
  primary?: true;
  title?: string;
  /** Why it is not possible now; the button stays where it is. */
  unavailable: string | null;
  run(): void;
}

/**
 * Action buttons that always keep their places: if an unavailable button disappeared, a second click could hit its
 * neighbor. The reasons for unavailable buttons are shown below, also to screen readers.
 */
export function ActionButtons({ acts, busy }: { acts: readonly StopActionButton[]; busy: boolean }) {
  const id = useId();
  const reasons = [...new Set(acts.flatMap(({ unavailable }) => unavailable ?? []))];
  return (
    <>
      <div className="section-actions fixed-places">
        {acts.map(({ key, label, icon, hotkey, primary, title, unavailable, run }) => (
          <Button
            key={key}
            icon={icon}
            kind={primary ? "primary" : "secondary"}
            disabled={busy && unavailable === null}
            aria-disabled={unavailable !== null || undefined}
            aria-describedby={unavailable === null ? undefined : id}
            title={unavailable ?? title}
            onClick={() => unavailable === null && run()}
          >
            {label} {hotkey && <Kbd keys={hotkey} />}
          </Button>
        ))}
      </div>
      <p className="why-not" id={id}>
        {reasons.join(" ")}
      </p>
    </>
  );
}
