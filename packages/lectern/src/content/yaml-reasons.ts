import type { YAMLError } from 'yaml';
import type { Unclosed } from './yaml-unclosed.js';

interface Reason {
  reason: string;
  hint: string;
  /**
   * If a quote or bracket isn't closed, the error is reported at its start, although the parser detects the error
   * later.
   */
  unclosed?: Unclosed;
}

const quotes = 'Put the value in quotes: title: "a: b".';

export function yamlReason(error: YAMLError): Reason {
  const text = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return {
        reason: 'the line starts with a tab, but YAML allows only spaces there',
        hint: 'Indent with spaces.',
      };
    case 'DUPLICATE_KEY':
      return { reason: 'the key is defined twice', hint: 'Remove one of the two keys.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        reason: 'the value contains a colon followed by a space, which starts another key',
        hint: quotes,
      };
    case 'BAD_SCALAR_START':
      return { reason: `a value without quotes can't start with ${text.at(-1)}`, hint: quotes };
    case 'BAD_ALIAS':
      return { reason: "a value without quotes can't start with * or &", hint: quotes };
    case 'MULTIPLE_DOCS':
      return {
        reason: 'a second document starts here',
        hint: 'Remove the line with the three dashes, or put the second document into another file.',
      };
    case 'BAD_INDENT':
    case 'MISSING_CHAR':
      return missing(text);
    default:
      return {
        reason: text.charAt(0).toLowerCase() + text.slice(1),
        hint: 'Correct the line. When in doubt, put the value in quotes.',
      };
  }
}

function missing(text: string): Reason {
  if (/quote/.test(text))
    return {
      reason: 'a quotation mark is never closed',
      hint: 'Add a closing quotation mark on the same line.',
      unclosed: 'quote',
    };
  if (/^Flow (?:map|seq)/.test(text)) {
    return {
      reason: 'a bracket is never closed',
      hint: 'Close the bracket. If it is part of text, put the value in quotes.',
      unclosed: 'bracket',
    };
  }
  if (/^Missing ,/.test(text))
    return { reason: 'a comma is missing between two entries', hint: 'Add a comma between them.' };
  if (/followed by map values/.test(text)) {
    return {
      reason: "the line isn't a pair of a key and a value",
      hint: 'Write key: value, with a space after the colon.',
    };
  }
  return {
    reason: text.charAt(0).toLowerCase() + text.slice(1),
    hint: 'Align the line with the lines around it.',
  };
}
