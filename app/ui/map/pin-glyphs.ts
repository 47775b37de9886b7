interface Stroke {
  path: string;
  paint: "fill" | "line";
  width: number;
  /** Takes the colour of what is behind. */
  cut?: true;
}

interface Shape {
  colour: "late1" | "late2" | "late3" | "late4" | "done" | "attempted" | "failed";
  strokes: readonly Stroke[];
}

const triangle: readonly Stroke[] = [
  {
    path: "M8 2.1c.5 0 .9.25 1.15.68l5 8.75A1.3 1.3 0 0 1 13 13.5H3a1.3 1.3 0 0 1-1.14-1.97l5-8.75C7.1 2.35 7.5 2.1 8 2.1Z",
    paint: "fill",
    width: 1.5,
  },
  { path: "M8 6v3", paint: "line", width: 1.5, cut: true },
  { path: "M8 11.3v.01", paint: "line", width: 1.7, cut: true },
];

const shapes: Readonly<Record<string, Shape>> = {
  late1: {
    colour: "late1",
    strokes: [
      { path: "M10.5 3.6v8.8L5 8Z", paint: "fill", width: 1.4 },
      { path: "M12.9 3.2v9.6", paint: "line", width: 1.5 },
    ],
  },
  late2: {
    colour: "late2",
    strokes: [
      { path: "M10.3 4v8L5.2 8Z", paint: "line", width: 1.4 },
      { path: "M12.9 3.2v9.6", paint: "line", width: 1.5 },
    ],
  },
  late3: {
    colour: "late3",
    strokes: [
      { path: "M5.7 4v8l5.1-4Z", paint: "line", width: 1.4 },
      { path: "M3.1 3.2v9.6", paint: "line", width: 1.5 },
    ],
  },
  late4: {
    colour: "late4",
    strokes: [
      { path: "M5.5 3.6v8.8L11 8Z", paint: "fill", width: 1.4 },
      { path: "M3.1 3.2v9.6", paint: "line", width: 1.5 },
    ],
  },
  done: {
    colour: "done",
    strokes: [
      { path: "M8 2.4a5.6 5.6 0 1 1-.01 0Z", paint: "fill", width: 1.5 },
      { path: "m5.3 8.2 1.9 1.9 3.6-3.9", paint: "line", width: 1.6, cut: true },
    ],
  },
  attempted: { colour: "attempted", strokes: triangle },
  failed: { colour: "failed", strokes: triangle },
};

/** Icons (Lucide, 24 units) and status shapes (16 units) that are drawn into pins. */
export const glyphs = {
  warehouse:
    "M18 21V10a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1v11M22 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 1.132-1.803l7.95-3.974a2 2 0 0 1 1.837 0l7.948 3.974A2 2 0 0 1 22 8zM6 13h12M6 17h12",
  house:
    "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  shapes,
} as const;
