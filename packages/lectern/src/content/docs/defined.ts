type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** Absent keys instead of undefined ones: a sidebar is written to each page that shows it. */
export function defined<Fields extends Record<string, unknown>>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
