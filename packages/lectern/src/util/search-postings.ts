/* The format of the search index, which the build writes and the browser reads. Every host compresses JSON, but few
   compress files of unknown types, so it is text. */

export type TermEntry = [stem: string, forms: string, postings: string];

/** An impact, from 0 to this value, measures how relevant a page is to a word. */
export const mostImpact = 31;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** This is a typed array, because a frequent word has thousands of digits. The indexes are character codes. */
const values = new Uint8Array(128);
for (let value = 0; value < digits.length; value += 1) values[digits.charCodeAt(value)] = value;

/** Finds the word file that may contain a word, given the first word of each file in ascending order. */
export function wordFileOf({ starts, word }: { starts: readonly string[]; word: string }): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= word) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

export function posting({ page, impact }: { page: number; impact: number }): number {
  return page * (mostImpact + 1) + impact;
}

export function pageOf(packed: number): number {
  return Math.floor(packed / (mostImpact + 1));
}

/**
 * Encodes postings in ascending order as text. The difference from the previous page and the impact form one number in
 * base 32, whose last digit is marked.
 */
export function encodePostings(postings: readonly number[]): string {
  let text = '';
  let before = -1;
  for (const packed of postings) {
    let rest = packed - (before + 1) * (mostImpact + 1);
    before = pageOf(packed);
    while (rest > 31) {
      text += digits[rest % 32] ?? '';
      rest = Math.floor(rest / 32);
    }
    text += digits[rest + 32] ?? '';
  }
  return text;
}

export function readPostings(text: string, onPage: (page: number, impact: number) => void): void {
  let page = -1;
  let number = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const value = values[text.charCodeAt(index)] ?? 0;
    number += (value & 31) * unit;
    unit *= 32;
    if (value < 32) continue;
    page += pageOf(number) + 1;
    onPage(page, number % (mostImpact + 1));
    number = 0;
    unit = 1;
  }
}

export type Forms = ReadonlyMap<string, number>;

/** The most frequent form comes first: `command=12 commands=5`. */
export function encodeForms(forms: Forms): string {
  return [...forms]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([form, count]) => `${form}=${count}`)
    .join(' ');
}

export function decodeForms(text: string): Map<string, number> {
  return new Map(
    text.split(' ').map((part): [string, number] => {
      const at = part.lastIndexOf('=');
      return [part.slice(0, at), Number(part.slice(at + 1))];
    }),
  );
}

/** The first section is the text before the first heading. */
export interface PageText {
  url: string;
  title: string;
  source: string;
  sections: SectionText[];
}

export type SectionText = [id: string, heading: string, text: string];

/** Number of pages whose texts share a folder. The folder is renamed whenever one of these texts changes. */
export const pagesPerFolder = 16;
