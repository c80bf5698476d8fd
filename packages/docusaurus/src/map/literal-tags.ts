/** The elements that start a block of HTML in CommonMark (start condition 6 in the specification). */
export const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|' +
  'fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|' +
  'menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|' +
  'track|ul';
const blockStart = new RegExp(`^[ \\t>]*(?:[-*+] +|\\d+[.)] +)?</?(?:${blockNames})(?=[\\s/>]|$)`, 'im');

const openingTag = /<([a-z][\w-]*)((?:[\s/][^<>]*)?)>/gi;
const voidNames = 'area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr';
export const voidElement = new RegExp(`^(?:${voidNames})$`, 'i');

/** Browsers ignore the end tag of an element without content, except that `</br>` is a line break. */
const uselessEnd = new RegExp(`</(?!br\\b)(?:${voidNames})\\s*>`, 'gi');

/** An attribute as CommonMark defines it. */
const attribute = /\s+([A-Za-z_:][\w.:-]*)(?:\s*=\s*(?:([^\s"'=<>`]+)|'[^']*'|"[^"]*"))?/y;
/** An attribute as browsers read it. Its name may contain almost any character. */
const anyAttribute = /([^\s/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'][^\s]*)))?/g;
/**
 * Matches the start of a tag at the end of a text. If inline code or the end of the document follows, the tag is text
 * in CommonMark.
 */
const beforeCode = /<(?=[a-z][\w-]*\s[^<>"']*$(?![\s\S]))/i;
/** Marks an opening tag that became text, so `withoutEndTags` can find it. */
const mark = '\uE000';
const markOrEnd = new RegExp(`${mark}&lt;([a-z][\\w-]*)|</([a-z][\\w-]*)>|\\n[ \\t]*(?=\\n)`, 'gi');
const declaration = /^\s*[\w-]+\s*:/;
const nameInJsx = /^[A-Za-z_][\w-]*(?::[\w-]+)?$/;

/**
 * Makes opening tags valid in MDX: quotes values, and closes void elements such as `<br>`. A tag with attributes that
 * HTML doesn't allow, such as `style={{ … }}`, becomes text or, in a block of HTML, loses these attributes.
 */
export function literalTags(text: string): string {
  return text
    .split(/(\n[ \t]*(?=\n))/)
    .map((block) => {
      const html = block.search(blockStart);
      return block.replace(openingTag, (tag, name: string, attributes: string, index: number) => {
        const inHtml = html !== -1 && index >= html;
        const written = valid(attributes) ?? (inHtml ? asBrowsersRead(attributes) : undefined);
        if (written === undefined) return `${mark}&lt;${tag.slice(1)}`;
        return `<${name}${written}${voidElement.test(name) ? '/' : trailingSlash(attributes)}>`;
      });
    })
    .join('')
    .replace(uselessEnd, '')
    .replace(/<\/br\s*>/gi, '<br/>')
    .replace(beforeCode, `${mark}&lt;`);
}

/** Removes the end tag of each opening tag that became text, if the two tags are in the same paragraph. */
export function withoutEndTags(text: string): string {
  const open = new Map<string, number>();
  return text.replace(markOrEnd, (match, opened?: string, ended?: string) => {
    const name = (opened ?? ended)?.toLowerCase();
    if (name === undefined) {
      open.clear();
      return match;
    }
    const count = open.get(name) ?? 0;
    if (opened !== undefined) {
      open.set(name, count + 1);
      return match.slice(mark.length);
    }
    if (count === 0) return match;
    open.set(name, count - 1);
    return '';
  });
}

function trailingSlash(attributes: string): string {
  return attributes.trimEnd().endsWith('/') ? '/' : '';
}

function valid(attributes: string): string | undefined {
  const end = attributes.trimEnd().replace(/\/$/, '').trimEnd().length;
  let written = '';
  attribute.lastIndex = 0;
  while (attribute.lastIndex < end) {
    const match = attribute.exec(attributes);
    if (match === null) return undefined;
    const [whole, , unquoted] = match;
    written += unquoted === undefined ? whole : quoted({ whole, unquoted });
  }
  return written;
}

function quoted({ whole, unquoted }: { whole: string; unquoted: string }): string {
  // In `<img width=92/>`, the slash isn't part of the value.
  return `${whole.slice(0, -unquoted.length)}"${unquoted.replace(/\/$/, '')}"`;
}

function asBrowsersRead(attributes: string): string {
  return [...attributes.matchAll(anyAttribute)]
    .map(([, name = '', double, single, unquoted]) => ({ name, value: double ?? single ?? unquoted }))
    .filter(({ name, value }) => nameInJsx.test(name) && (name !== 'style' || declaration.test(value ?? '')))
    .map(({ name, value }) => ` ${name}${value === undefined ? '' : `="${value.replaceAll('"', '&quot;')}"`}`)
    .join('');
}
