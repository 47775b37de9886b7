import { type PointerEvent, useState } from "react";
import { extendLoop, type ScreenPoint } from "./lasso-geometry.ts";

/** A loop drawn with the pointer over the map; `finished` gets it in the map's pixels. */
export function useLasso(finished: (loop: readonly ScreenPoint[]) => void) {
  const [loop, setLoop] = useState<readonly ScreenPoint[]>([]);
  const at = (event: PointerEvent<SVGSVGElement>): ScreenPoint => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  return {
    loop,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setLoop([at(event)]);
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (loop.length > 0) setLoop(extendLoop(loop, at(event)));
      },
      onPointerUp() {
        if (loop.length > 2) finished(loop);
        setLoop([]);
      },
      onPointerCancel: () => setLoop([]),
    },
  };
}
