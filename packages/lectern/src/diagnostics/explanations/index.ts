import { commands } from './commands.js';
import { components } from './components.js';
import { configuration } from './configuration.js';
import { content } from './content.js';
import { markdown } from './markdown.js';
import type { Explanations } from './types.js';

/** Every code that Lectern itself reports; plug-ins bring explanations of their own. */
export const explanationGroups = { configuration, content, markdown, components, commands } as const;

export const coreExplanations: Explanations = Object.assign({}, ...Object.values(explanationGroups));

const reference = 'https://aacommodate.github.io/aac-voice-api/tutorial/reference/errors';

/** The entry of a code in the reference of errors; none for codes of plug-ins, which document their own. */
export function explanationUrl(code: string): string | undefined {
  return Object.hasOwn(coreExplanations, code) ? `${reference}#${code}` : undefined;
}
