/** Text as the content of an HTML or XML element. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text as the content of an element or, in double quotes, the value of an attribute. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** The text that was escaped: by the functions above, or by React. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => characters[name] ?? whole);
}

/** A value as JSON for an inline script, which `</script>` within a string would end. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
