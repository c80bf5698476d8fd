import type { CodeOfDocument, ThrownAt } from './thrown-at.js';
import { functionsOf, thrownAt } from './thrown-at.js';

/** The first use of a name in a text or in what it imports. */
export type PlaceOfName = (name: string) => { file: string; line: number; column: number } | undefined;

export interface WhereInput {
  siteDir: string;
  file: string;
  placeOf?: PlaceOfName | undefined;
  codeOfDocument?: CodeOfDocument | undefined;
}

export interface FailedAt {
  /** In the page where that is known, else in what the page uses, else nothing but the page. */
  place: ThrownAt;
  /** Where it was thrown, if that is not the place. */
  thrown?: ThrownAt | undefined;
}

/** Where a page failed, as far as the stack of an error says. */
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

/** Components are functions: the page uses one of those that the error went through. */
function componentIn({
  error,
  placeOf = () => undefined,
}: Pick<WhereInput, 'placeOf'> & { error: unknown }): ThrownAt | undefined {
  for (const name of functionsOf(error)) {
    // A bundler may have put a number behind it.
    const place = /^[A-Z]/.test(name) ? placeOf(name.replace(/\$\d+$/, '')) : undefined;
    if (place !== undefined) return place;
  }
  return undefined;
}
