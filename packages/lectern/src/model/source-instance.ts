/** Returns the ID of a docs source as Docusaurus names it: its main instance is `default`. */
export function sourceInstance(source: string): string {
  return source === 'docs' ? 'default' : source;
}
