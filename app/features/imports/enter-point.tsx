import { useState } from "react";
import type { Point } from "#app/domain/kernel/place.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { ShownRow } from "./shown-row.ts";

interface EnterPointProps {
  row: ShownRow;
  onPick: (point: Point) => void;
  onClose: () => void;
}

/** Asks where an address lies that no geocoder could place: latitude and longitude as one text, as maps give them. */
export function EnterPoint({ row, onPick, onClose }: EnterPointProps) {
  const say = useWords();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const take = () => {
    const point = readPoint(text);
    if (point) onPick(point);
    else setWrong(true);
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {say("imports:pick.cancel")}
      </Button>
      <Button kind="primary" onClick={take}>
        {say("imports:pick.use")}
      </Button>
    </>
  );
  const address = [row.values.address, row.values.postal_code, row.values.city].filter(Boolean).join(", ");
  return (
    <Dialog open title={say("imports:pick.title", { address })} onClose={onClose} footer={footer}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={say("imports:pick.point")}
          hint={say("imports:pick.hint")}
          errors={wrong ? [say("imports:pick.invalid")] : []}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

function readPoint(text: string): Point | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
