import type { ApiPage, ApiText } from '../model/api-page.js';

export function plainDescription({ kind, api, title, intro, groups, schemas }: ApiPage): string {
  const [group] = groups;
  const ofGroup = kind === 'operation' ? group?.operations[0]?.description : group?.description;
  const ofPart = kind === 'schema' ? schemas[0]?.schema.description : ofGroup;
  const text = intro?.summary ?? firstParagraph(intro === undefined ? ofPart : intro.description);
  if (text !== undefined) return text;
  if (kind === 'schemas') return `All schemas in the API reference for ${api.title}.`;
  return kind === 'single' || kind === 'overview'
    ? `API reference for ${title}, version ${api.version}.`
    : `${title}: part of the API reference for ${api.title}.`;
}

function firstParagraph(text: ApiText | undefined): string | undefined {
  const paragraph = withoutHtml(text?.markdown ?? '')
    .trim()
    .split(/\n\s*\n/)
    .find((part) => /^[^#>|`<\-*=\s]/.test(part));
  return paragraph
    ?.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML tags would be visible in a meta description. */
function withoutHtml(markdown: string): string {
  return markdown
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, '')
    .replace(/<\/?(?:p|div|br|li|ul|ol|table|tr|h\d)(?:\s[^<>]*)?\/?>/gi, '\n\n')
    .replace(/<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi, '')
    .replace(/<(https?:[^<>\s]*)>/g, '$1');
}
