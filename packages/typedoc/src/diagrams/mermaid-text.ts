/** Escapes a string for a line of Mermaid: every special character becomes an entity. */
export function mermaidText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} _.,'!?/-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}

/** For `accTitle` and `accDescr`, where Mermaid does not decode entities. */
export function mermaidLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
