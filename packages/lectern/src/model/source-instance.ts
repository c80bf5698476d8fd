/** Returns a docs source's ID in Docusaurus, where the main instance is `default`. */
export function sourceInstance(source: string): string {
  return source === 'docs' ? 'default' : source;
}
