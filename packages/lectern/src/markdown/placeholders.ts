/** HTML elements, including obsolete elements, and the root and text elements in embedded SVG and MathML. */
const htmlElements = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote',
    'body br button canvas caption center cite code col colgroup command content data datalist dd del details dfn',
    'dialog dir div dl dt element em embed fencedframe fieldset figcaption figure font footer form frame frameset h1',
    'h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link',
    'listing main map mark marquee math menu menuitem meta meter mglyph mtext multicol nav nextid nobr noembed',
    'noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rbc rp rt rtc',
    'ruby s samp script search section select selectedcontent shadow slot small source spacer span strike strong',
    'style sub summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul var',
    'video wbr xmp',
  ].flatMap((names) => names.split(' ')),
);

/** Matches a tag without attribute values: `<user>`, `<your token>`, `<String, Item>`, `</user>`. */
const plainTag = /<(\/?)([a-z][a-z\d-]*)(?:[\s,][^<>="'/]*)?\/?>/gi;

/** The maximum nesting depth of type arguments: `Map<String, List<Item>>` has two levels. */
const levels = 3;

/**
 * A browser would drop tags that aren't HTML, such as `<your-token>` or `<Item>` in `List<Item>`. Tags with attribute
 * values aren't placeholders, so they stay unchanged.
 */
export function placeholdersAsText(text: string): (html: string) => string {
  const names = new Set(
    [...text.matchAll(plainTag)].flatMap(([, slash, name = '']) =>
      slash === '' && !htmlElements.has(name.toLowerCase()) ? [name.toLowerCase()] : [],
    ),
  );
  const escaped = (html: string): string =>
    html.replace(plainTag, (tag: string, slash: string, name: string) => {
      const isPlaceholder =
        !htmlElements.has(name.toLowerCase()) && (slash === '' || names.has(name.toLowerCase()));
      return isPlaceholder ? tag.replace('<', '&lt;').replace('>', '&gt;') : tag;
    });
  return (html) => Array.from({ length: levels }).reduce<string>(escaped, html);
}
