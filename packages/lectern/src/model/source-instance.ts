/** Returns the ID of a docs source in Docusaurus. The main instance is `default`. */
export function sourceInstance(source: string): string {
  return source === 'docs' ? 'default' : source;
}
