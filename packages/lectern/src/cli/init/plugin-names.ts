import { isBuiltin } from 'node:module';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';

export interface PluginNames {
  /** Name of the package: `@acme/lectern-plugin-word-list`. */
  package: string;
  /** Name of the folder: `lectern-plugin-word-list`. */
  folder: string;
  /** The name of the plug-in, which is also the name of its code fence and CSS class: `word-list`. */
  name: string;
  /** The function that users call in the configuration: `wordList`. */
  factory: string;
}

/** Matches the package names that npm allows for new packages. */
const packageName = /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/;

export function checkPackageName(name: string): Diagnostic | undefined {
  const [, unscoped = name] = name.split('/');
  const isTaken = unscoped === 'node_modules' || unscoped === 'favicon.ico' || isBuiltin(name);
  if (packageName.test(name) && name.length <= 214 && !isTaken) return undefined;
  const suggestion = suggestName(name);
  return problem({
    code: 'invalid-package-name',
    message: `"${name}" can't be the name of an npm package${isTaken ? ', because it is reserved' : ''}.`,
    hint: isTaken
      ? `Choose another name, such as --plugin lectern-plugin-${suggestName(unscoped)}`
      : `Use up to 214 lowercase letters, digits, hyphens, dots, and underscores, starting with a letter or digit.${
          suggestion === undefined || suggestion === name ? '' : ` Example: --plugin ${suggestion}`
        }`,
  });
}

function suggestName(name: string): string | undefined {
  const parts = name
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z\d._-]+/g, '-').replace(/^[^a-z\d]+|[^a-z\d]+$/g, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  return (name.startsWith('@') && parts.length > 1 ? `@${parts.join('/')}` : parts.join('-')).slice(0, 214);
}

export function namesOf(packageName: string): PluginNames {
  const folder = packageName.split('/').at(-1) ?? packageName;
  const words = folder
    .replace(/^lectern-(?:plugin-)?/, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  // The name becomes a CSS class and an identifier, so it must start with a letter and must not be a reserved word,
  // such as `delete`.
  const name = /^[a-z]/.test(words[0] ?? '') ? words.join('-') : ['plugin', ...words].join('-');
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { package: packageName, folder, name, factory: isIdentifier(camel) ? camel : `${camel}Plugin` };
}

function isIdentifier(text: string): boolean {
  try {
    new Function(`'use strict'; const ${text} = 0;`);
    return true;
  } catch {
    return false;
  }
}
