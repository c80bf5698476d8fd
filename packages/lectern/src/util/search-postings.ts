/*
 * The files of the search index: written by the build, read by the browser. Text, not bytes, because every host
 * compresses JSON, and few compress files of a type that they don't know.
 */

/** A word's stem, the forms that documents use, and the pages that contain it. */
export type TermEntry = [stem: string, forms: string, postings: string];

/** Impacts are from 0 to this number. */
export const mostImpact = 31;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** The value of each digit by its character code: an array, because a frequent word has thousands of them. */
const values = new Uint8Array(128);
for (let value = 0; value < digits.length; value += 1) values[digits.charCodeAt(value)] = value;

/** A page that contains a word, and its impact (how much the page is about the word), as one number. */
export function posting({ page, impact }: { page: number; impact: number }): number {
  return page * (mostImpact + 1) + impact;
}

/** The number of the page of a posting. */
export function pageOf(packed: number): number {
  return Math.floor(packed / (mostImpact + 1));
}

/**
 * Postings in ascending order, as text: the difference from the previous page, and the impact, as digits of five bits. The
 * last digit of a number is marked.
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

/** Calls back for each page, in order. */
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

/** Forms with the number of pages that contain each. */
export type Forms = ReadonlyMap<string, number>;

/** The most frequent form first: `command=12 commands=5`. */
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

/** The text of a page by its sections, which excerpts are taken from. The first section is before the first heading. */
export interface PageText {
  url: string;
  title: string;
  /** Label of its source. */
  source: string;
  sections: SectionText[];
}

/** A heading, its ID, and the text below it until the next heading. */
export type SectionText = [id: string, heading: string, text: string];

/** Pages whose texts are in one folder: an edit renames the files of one. */
export const pagesPerFolder = 16;
