import type { ReactNode } from "react";

/** The drawn shapes of statuses, 16 units square: circle waits, right pennant goes out, left pennant comes back, triangle asks, square is over. */

const ring = <circle cx="8" cy="8" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const dashedRing = (
  <circle cx="8" cy="8" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2 2.2" />
);
const out =
  "M3.2 3.4h5.3c.35 0 .68.15.9.42l3.9 3.7a.7.7 0 0 1 0 .96l-3.9 3.7c-.22.27-.55.42-.9.42H3.2a.95.95 0 0 1-.95-.95v-7.3c0-.52.43-.95.95-.95Z";
const back =
  "M12.8 3.4H7.5c-.35 0-.68.15-.9.42L2.7 7.52a.7.7 0 0 0 0 .96l3.9 3.7c.22.27.55.42.9.42h5.3c.52 0 .95-.43.95-.95v-7.3a.95.95 0 0 0-.95-.95Z";
const box = "M4.4 2.4h7.2a2 2 0 0 1 2 2v7.2a2 2 0 0 1-2 2H4.4a2 2 0 0 1-2-2V4.4a2 2 0 0 1 2-2Z";
const hill =
  "M8 2.1c.5 0 .9.25 1.15.68l5 8.75A1.3 1.3 0 0 1 13 13.5H3a1.3 1.3 0 0 1-1.14-1.97l5-8.75C7.1 2.35 7.5 2.1 8 2.1Z";

function Line({ d, dashed }: { d: string; dashed?: true }) {
  return (
    <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray={dashed ? "2.2 2.2" : undefined} />
  );
}

function Solid({ d }: { d: string }) {
  return <path d={d} fill="currentColor" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />;
}

/** Cut out of a solid shape: takes the colour behind it (`--cut`). */
function Cut({ d, width }: { d: string; width: number }) {
  return (
    <path className="shape-cut" d={d} fill="none" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  );
}

const check = (
  <>
    <circle cx="8" cy="8" r="6.35" fill="currentColor" />
    <Cut d="m5.3 8.2 1.9 1.9 3.6-3.9" width={1.6} />
  </>
);
const warning = (
  <>
    <Solid d={hill} />
    <Cut d="M8 6v3" width={1.5} />
    <Cut d="M8 11.3v.01" width={1.7} />
  </>
);
const crossed = (
  <>
    <Line d={box} />
    <path d="m5.9 5.9 4.2 4.2m0-4.2-4.2 4.2" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </>
);
const dotted = (
  <>
    {ring}
    <circle cx="8" cy="8" r="2.5" fill="currentColor" />
  </>
);
const half = (
  <>
    {ring}
    <path d="M8 4.4a3.6 3.6 0 0 1 0 7.2Z" fill="currentColor" />
  </>
);

function Received({ children }: { children: ReactNode }) {
  return (
    <>
      <g transform="translate(1.1 -.6) scale(.86)">{children}</g>
      <path d="M3 15h10" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}

function Lateness({ arrow, bar, solid }: { arrow: string; bar: string; solid?: true }) {
  return (
    <>
      <path
        d={arrow}
        fill={solid ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d={bar} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  );
}

/** Every drawn shape by name. */
export const shapes = {
  ring,
  dashedRing,
  dotted,
  half,
  check,
  warning,
  crossed,
  outline: <Line d={out} />,
  loading: (
    <>
      <Line d={out} />
      <path d="M4 5.1h3.4v5.8H4Z" fill="currentColor" />
    </>
  ),
  out: <Solid d={out} />,
  over: (
    <>
      <Solid d={box} />
      <Cut d="M5.4 8h5.2" width={1.6} />
    </>
  ),
  back: <Line d={back} />,
  backLoading: (
    <>
      <Line d={back} />
      <path d="M12 5.1H8.6v5.8H12Z" fill="currentColor" />
    </>
  ),
  backDone: (
    <>
      <Solid d={back} />
      <Cut d="m6.2 8.1 1.7 1.7 3.1-3.4" width={1.6} />
    </>
  ),
  backFailed: (
    <>
      <Solid d={back} />
      <Cut d="M9.2 5.6v2.9" width={1.5} />
      <Cut d="M9.2 10.7v.01" width={1.7} />
    </>
  ),
  backDashed: <Line d={back} dashed />,
  checkReceived: <Received>{check}</Received>,
  warningReceived: <Received>{warning}</Received>,
  queued: (
    <>
      {dashedRing}
      <path d="M8 5.2V8l1.9 1.3" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  turning: (
    <>
      <circle cx="8" cy="8" r="5.6" fill="none" stroke="currentColor" strokeOpacity=".28" strokeWidth="2" />
      <path d="M8 2.4a5.6 5.6 0 0 1 3.2 10.2" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  point: <circle cx="8" cy="8" r="2" fill="currentColor" />,
  early: <Lateness arrow="M10.5 3.6v8.8L5 8Z" bar="M12.9 3.2v9.6" solid />,
  maybeEarly: <Lateness arrow="M10.3 4v8L5.2 8Z" bar="M12.9 3.2v9.6" />,
  maybeLate: <Lateness arrow="M5.7 4v8l5.1-4Z" bar="M3.1 3.2v9.6" />,
  late: <Lateness arrow="M5.5 3.6v8.8L11 8Z" bar="M3.1 3.2v9.6" solid />,
} as const satisfies Record<string, ReactNode>;

export type Shape = keyof typeof shapes;
