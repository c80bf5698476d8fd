import { packageVersion } from '../../util/packages.js';
import { addedGrammars } from './added-grammars.js';
import type { Highlighter, Token } from './highlighter.js';
import { isPlainText, plainLines } from './highlighter.js';
import { tokenClass } from './prism-classes.js';
import type { PrismContent, PrismGrammar, PrismToken } from './prism-core.js';
import { createPrismCore } from './prism-core.js';
import { buildGrammar, isOwnGrammar } from './prism-grammars.js';
import { grammarName } from './prism-languages.js';
import type { LineCollector } from './token-lines.js';
import { createLineCollector } from './token-lines.js';

/** Increment this whenever a custom grammar or the mapping from Prism's types to our classes changes. */
const MAPPING_VERSION = 2;

export function createPrismHighlighter({
  grammars: serialized,
}: {
  grammars?: string | undefined;
} = {}): Highlighter {
  const prism = createPrismCore();
  const added = new Map(Object.entries(addedGrammars(serialized)));
  const grammars = new Map<string, PrismGrammar | undefined>();

  const grammarOf = (name: string): PrismGrammar | undefined => {
    if (!grammars.has(name)) grammars.set(name, buildGrammar({ name, prism }));
    return grammars.get(name);
  };
  const supports = (lang: string): boolean => {
    if (isPlainText(lang) || added.has(lang.toLowerCase())) return true;
    const name = grammarName(lang);
    return name !== undefined && (isOwnGrammar(name) || prism.has(name));
  };

  const color = ({ code, lang, into }: Coloring): boolean => {
    const own = added.get(lang.toLowerCase());
    const language = own === undefined ? grammarName(lang) : lang.toLowerCase();
    const builtIn = language === undefined || isPlainText(lang) ? undefined : grammarOf(language);
    const grammar = own ?? builtIn;
    if (language === undefined || grammar === undefined) return false;
    const walk = (content: PrismContent, classes: string): void => {
      if (typeof content === 'string') into.add({ text: content, classes });
      else if (isToken(content)) {
        walk(content.content, tokenClass({ types: typesOf(content), parent: classes, language }));
      } else {
        const fence = fenceLanguage(content);
        for (const part of content) if (!colorFence({ part, lang: fence, into })) walk(part, classes);
      }
    };
    walk(prism.tokenize({ code, grammar, language }), '');
    return true;
  };

  const colorFence = ({
    part,
    lang,
    into,
  }: {
    part: string | PrismToken;
    lang: string | undefined;
    into: LineCollector;
  }) =>
    lang !== undefined &&
    isToken(part) &&
    part.type === 'code-block' &&
    typeof part.content === 'string' &&
    color({ code: part.content, lang, into });

  return {
    name: 'prism',
    version: `${packageVersion({ name: 'refractor' })}-${MAPPING_VERSION}`,
    supports,
    highlight({ code, lang }) {
      const into = createLineCollector();
      if (!color({ code, lang, into })) return plainLines(code);
      const lines = into.lines();
      // If a grammar has lost a character, the code is shown without highlighting.
      return textOf(lines) === code ? lines : plainLines(code);
    },
  };
}

interface Coloring {
  code: string;
  lang: string;
  into: LineCollector;
}

function isToken(content: PrismContent): content is PrismToken {
  return typeof content === 'object' && 'type' in content;
}

function typesOf({ type, alias }: PrismToken): readonly string[] {
  if (alias === undefined || alias === null) return [type];
  return typeof alias === 'string' ? [type, alias] : [type, ...alias];
}

function fenceLanguage(parts: readonly (string | PrismToken)[]): string | undefined {
  const token = parts.find((part) => isToken(part) && part.type === 'code-language');
  return token !== undefined && isToken(token) && typeof token.content === 'string'
    ? token.content
    : undefined;
}

function textOf(lines: readonly (readonly Token[])[]): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}
