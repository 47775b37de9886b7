/** The shape of a catalogue in another language: the same keys, all of them. A missing key fails the type check. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};
