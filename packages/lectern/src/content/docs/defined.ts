type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

export function defined<Fields extends Record<string, unknown>>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
