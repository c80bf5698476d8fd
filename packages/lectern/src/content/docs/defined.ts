type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Removes keys whose value is undefined. Every page contains serialized objects, so this makes pages smaller. */
export function defined<Fields extends Record<string, unknown>>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
