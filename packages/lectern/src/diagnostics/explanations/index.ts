import { commands } from './commands.js';
import { components } from './components.js';
import { configuration } from './configuration.js';
import { content } from './content.js';
import { markdown } from './markdown.js';
import type { Explanations } from './types.js';

export const explanationGroups = { configuration, content, markdown, components, commands } as const;

export const coreExplanations: Explanations = Object.assign({}, ...Object.values(explanationGroups));

const reference = 'https://aacommodate.github.io/aac-voice-api/tutorial/reference/errors';

export function explanationUrl(code: string): string | undefined {
  return Object.hasOwn(coreExplanations, code) ? `${reference}#${code}` : undefined;
}
