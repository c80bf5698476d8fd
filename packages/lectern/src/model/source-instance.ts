/** Returns the ID that a docs source has in Docusaurus, where the main instance is `default`. */
export function sourceInstance(source: string): string {
  return source === 'docs' ? 'default' : source;
}
