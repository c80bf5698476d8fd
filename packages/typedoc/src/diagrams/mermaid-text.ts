/** Text within a line of Mermaid: every sign that has a meaning there becomes an entity. */
export function mermaidText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[^\p{L}\p{N} _.,'!?/-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}

/** For `accTitle` and `accDescr`, where no entity is read. */
export function mermaidLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
