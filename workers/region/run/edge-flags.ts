/** What a stretch of road allows, as bits of one number in the file and in memory. */
export const edgeFlags = {
  forward: 1,
  backward: 2,
  /** The way back takes another time, which stands beside the first. */
  unequal: 4,
  entersForward: 8,
  entersBackward: 16,
  /** Part of the strongly connected main network: stops are snapped only to these. */
  main: 32,
} as const;

/** What an edge of the hierarchy allows: from its lower end upward, from its upper end downward; and whether it stands for two others. */
export const hierarchyFlags = { up: 1, down: 2, shortcut: 4 } as const;

/** "WROA", and the shape of what follows: an older reader refuses a newer file. */
export const roadsMagic = 0x5752_4f41;
export const roadsVersion = 1;
