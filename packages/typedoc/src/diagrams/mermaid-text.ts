/** Escapes a string for a line of Mermaid. Every character with a special meaning in Mermaid becomes an entity. */
export function mermaidText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} _.,'!?/-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}

/** Escapes a string for `accTitle` and `accDescr`, in which Mermaid does not decode entities. */
export function mermaidLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
