import { yamlLibrary } from '../../util/yaml-library.js';

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

/**
 * Takes the front matter off a document: plug-ins get it as `file.data.frontMatter`, as in Docusaurus. Blanks take its
 * place, so that every position stays true.
 */
export function splitFrontMatter(content: string): { body: string; frontMatter: unknown } {
  const [whole, yaml = ''] = content.startsWith('---') ? (frontMatter.exec(content) ?? []) : [];
  if (whole === undefined) return { body: content, frontMatter: {} };
  const body = whole.replace(/[^\r\n]/g, ' ') + content.slice(whole.length);
  return { body, frontMatter: parseSafely(yaml) };
}

/** What is wrong with front matter is reported where the sources are read. */
function parseSafely(yaml: string): unknown {
  try {
    return yamlLibrary().parse(yaml) ?? {};
  } catch {
    return {};
  }
}
