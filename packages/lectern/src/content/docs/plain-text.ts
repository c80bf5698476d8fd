/** A private-use character that serves as a delimiter, because documents don't normally contain it. */
const mark = '\uE000';

/**
 * Maximum length of the Markdown, in characters. The limit matters because some of the patterns below take quadratic
 * time.
 */
const longest = 2000;

/** Converts Markdown to plain text. If the Markdown is too long, its end is ignored. */
export function plainText(piece: string): string {
  const markdown = piece.length > longest ? piece.slice(0, longest) : piece;
  // Replace code and escaped characters with placeholders, because they may look like markup. They are restored at the
  // end.
  const kept: string[] = [];
  const keep = (text: string) => `${mark}${kept.push(text) - 1}${mark}`;
  const text = markdown
    .replace(/(`+)(.+?)\1(?!`)/gs, (_, __, code: string) => keep(code.trim()))
    .replace(/\\([!-/:-@[-`{-~])/g, (_, letter: string) => keep(letter))
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/gs, '')
    .replace(/\s*\{#[^}\s]+\}\s*$/, '')
    .replace(/!\[([^\]]*)\](?:\((?:<[^<>]*>|\([^()]*\)|[^()<>])*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[([^\]]*)\](?:\((?:<[^<>]*>|\([^()]*\)|[^()<>])*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<(https?:[^>\s]+)>/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>|<>|<\/>/g, '')
    .replace(/(\*\*\*|\*\*|\*)(?=\S)(.*?\S)\1/gs, '$2')
    .replace(/(?<![\p{L}\p{N}_])(___|__|_)(?=\S)(.*?\S)\1(?![\p{L}\p{N}_])/gsu, '$2')
    .replace(/~~(?=\S)(.*?\S)~~/gs, '$1');
  return decode(text)
    .replace(/\uE000(\d+)\uE000/g, (_, index: string) => kept[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => entities[name] ?? entity);
}
