/** A private-use character, which documents don't normally contain. */
const mark = '\uE000';

/** Longer Markdown is cut off, because some of the patterns below take quadratic time. */
const longest = 2000;

export function plainText(piece: string): string {
  const markdown = piece.length > longest ? piece.slice(0, longest) : piece;
  // Code and escaped characters may look like markup, so placeholders replace them during the conversion.
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
