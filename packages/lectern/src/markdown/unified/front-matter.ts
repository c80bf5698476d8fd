import { yamlLibrary } from '../../util/yaml-library.js';

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;

/**
 * Separates the front matter from the body. Plug-ins receive the front matter as `file.data.frontMatter`. In the body,
 * spaces replace the front matter, so that positions don't change.
 */
export function splitFrontMatter(content: string): { body: string; frontMatter: unknown } {
  const [whole, yaml = ''] = /^\uFEFF?---/.test(content) ? (frontMatter.exec(content) ?? []) : [];
  if (whole === undefined) return { body: content, frontMatter: {} };
  const body = whole.replace(/[^\r\n]/g, ' ') + content.slice(whole.length);
  return { body, frontMatter: parseSafely(yaml) };
}

/** Mistakes in the front matter are reported when the source is read. */
function parseSafely(yaml: string): unknown {
  try {
    return yamlLibrary().parse(yaml) ?? {};
  } catch {
    return {};
  }
}
