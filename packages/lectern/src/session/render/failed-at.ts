import type { CodeOfDocument, ThrownAt } from './thrown-at.js';
import { functionsOf, thrownAt } from './thrown-at.js';

/** Finds the first use of a name in a document or its imports. */
export type PlaceOfName = (name: string) => { file: string; line: number; column: number } | undefined;

export interface WhereInput {
  siteDir: string;
  file: string;
  placeOf?: PlaceOfName | undefined;
  codeOfDocument?: CodeOfDocument | undefined;
}

export interface FailedAt {
  /**
   * The most precise location known: in the page itself, in a file that the page uses, or else the page as a whole.
   */
  place: ThrownAt;
  /** The location at which the error was thrown, if it differs. */
  thrown?: ThrownAt | undefined;
}

/** Locates an error in a page, as precisely as its stack allows. */
export function failedAt({
  error,
  siteDir,
  file,
  placeOf,
  codeOfDocument,
}: WhereInput & { error: unknown }): FailedAt {
  const thrown = thrownAt({ error, siteDir, codeOfDocument });
  const isInPage =
    thrown !== undefined && (thrown.file === file || codeOfDocument?.(thrown.file) !== undefined);
  if (isInPage && thrown.line !== undefined) return { place: thrown };
  const component = componentIn({ error, placeOf });
  if (isInPage || thrown === undefined) return { place: component ?? { file } };
  return component === undefined ? { place: thrown } : { place: component, thrown };
}

/** Returns where the page uses the component that failed. Components are functions, so they appear in the stack. */
function componentIn({
  error,
  placeOf = () => undefined,
}: Pick<WhereInput, 'placeOf'> & { error: unknown }): ThrownAt | undefined {
  for (const name of functionsOf(error)) {
    // The bundler may have appended a number to the name.
    const place = /^[A-Z]/.test(name) ? placeOf(name.replace(/\$\d+$/, '')) : undefined;
    if (place !== undefined) return place;
  }
  return undefined;
}
