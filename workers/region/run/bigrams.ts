/** Pairs of neighbouring letters of a key, with its beginning and end. */
export function listBigrams(key: string): Set<number> {
  const grams = new Set<number>();
  const text = `^${key}$`;
  for (let at = 1; at < text.length; at += 1) grams.add(text.charCodeAt(at - 1) * 0x1_0000 + text.charCodeAt(at));
  return grams;
}

/** Keys by the pairs of letters in them: which keys may stand, with slips, somewhere in a text. */
export class BigramIndex {
  readonly #keys = new Map<number, number[]>();
  readonly #sizes: Uint16Array;
  readonly #votes: Uint16Array;

  constructor(keys: readonly string[]) {
    this.#sizes = new Uint16Array(keys.length);
    this.#votes = new Uint16Array(keys.length);
    for (const [at, key] of keys.entries()) {
      const grams = listBigrams(key);
      this.#sizes[at] = grams.size;
      for (const gram of grams) {
        const known = this.#keys.get(gram);
        if (known) known.push(at);
        else this.#keys.set(gram, [at]);
      }
    }
  }

  /** The keys of which the greatest share of pairs stands in the texts, best first, at least `least` of them. */
  find(texts: readonly string[], least: number, limit: number): number[] {
    const grams = new Set(texts.flatMap((text) => [...listBigrams(text)]));
    const touched: number[] = [];
    for (const gram of grams)
      for (const key of this.#keys.get(gram) ?? []) {
        if (this.#votes[key] === 0) touched.push(key);
        this.#votes[key] = (this.#votes[key] as number) + 1;
      }
    const shares = touched.map((key) => ({ key, share: (this.#votes[key] as number) / (this.#sizes[key] as number) }));
    for (const key of touched) this.#votes[key] = 0;
    // Of keys that stand wholly in the text the longer ones say more.
    const weigh = ({ key, share }: { key: number; share: number }) => share + (this.#sizes[key] as number) / 100;
    return shares
      .filter(({ share }) => share >= least)
      .sort((a, b) => weigh(b) - weigh(a))
      .slice(0, limit)
      .map(({ key }) => key);
  }
}
