/** In Docusaurus, the ID of the main docs source is `default`. */
export function sourceInstance(source: string): string {
  return source === 'docs' ? 'default' : source;
}
