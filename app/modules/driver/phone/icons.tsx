/** @jsxImportSource preact */

/** The Lucide icons (ISC) that the page uses, inlined to avoid loading the library. */
const drawings = {
  "arrow-left": ["m12 19-7-7 7-7", "M19 12H5"],
  check: ["M20 6 9 17l-5-5"],
  cross: ["M18 6 6 18", "m6 6 12 12"],
  pennant: ["M5 21V4l13 6-13 6"],
  list: ["M8 6h13", "M8 12h13", "M8 18h13", "M3 6h.01", "M3 12h.01", "M3 18h.01"],
  camera: [
    "M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3l-2.5-3z",
    "M9 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  ],
  info: ["M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0", "M12 16v-4", "M12 8h.01"],
  lock: ["M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2", "M7 11V7a5 5 0 0 1 10 0v4"],
  map: ["M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20z", "M9 4v13.5", "M15 6.5V20"],
  menu: ["M4 6h16", "M4 12h16", "M4 18h16"],
  message: ["M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z"],
  money: ["M2 6h20v12H2z", "M10 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0", "M6 12h.01M18 12h.01"],
  navigation: ["M3 11 22 2l-9 19-2-8-8-2z"],
  offline: ["M12 20h.01", "M8.5 16.429a5 5 0 0 1 7 0", "M5 12.859a10 10 0 0 1 5.17-2.69", "m2 2 20 20"],
  package: ["m7.5 4.27 9 5.15", "M21 8 12 3 3 8v8l9 5 9-5V8z", "m3.3 8 8.7 5 8.7-5", "M12 22V13"],
  pause: ["M8 5v14", "M16 5v14"],
  pen: ["M13 21h8", "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174 2 22l5.826-1.842z"],
  phone: [
    "M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4",
  ],
  scan: [
    "M3 7V5a2 2 0 0 1 2-2h2",
    "M17 3h2a2 2 0 0 1 2 2v2",
    "M21 17v2a2 2 0 0 1-2 2h-2",
    "M7 21H5a2 2 0 0 1-2-2v-2",
    "M8 7v10",
    "M12 7v10",
    "M17 7v10",
  ],
  warning: ["m21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3", "M12 9v4", "M12 17h.01"],
  warehouse: ["M18 21V10H6v11", "M2 8v13h20V8l-10-5z", "M6 13h12", "M6 17h12"],
} as const;

export type IconName = keyof typeof drawings;

/** A decorative icon, hidden from screen readers. */
export function PhoneIcon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {drawings[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
