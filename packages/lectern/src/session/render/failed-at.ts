import type { MapLocation } from '../../util/stack-locations.js';
import { functionsOf } from '../../util/stack-locations.js';
import type { CodeOfDocument, ThrownAt } from './thrown-at.js';
import { thrownAt } from './thrown-at.js';

/** Finds the first use of a name in a document or its imports. */
export type LocationOfName = (name: string) => { file: string; line: number; column: number } | undefined;

export interface WhereInput {
  siteDir: string;
  file: string;
  locationOf?: LocationOfName | undefined;
  codeOfDocument?: CodeOfDocument | undefined;
  mapLocation?: MapLocation | undefined;
  failedElement?: (() => ThrownAt | undefined) | undefined;
  rejectedElement?: ((error: unknown) => ThrownAt | undefined) | undefined;
}

export interface FailedAt {
  /** The most precise known location: in the page itself, in a file that the page uses, or the page as a whole. */
  location: ThrownAt;
  thrown?: ThrownAt | undefined;
}

export function failedAt({
  error,
  siteDir,
  file,
  locationOf,
  codeOfDocument,
  mapLocation,
  failedElement,
  rejectedElement,
}: WhereInput & { error: unknown }): FailedAt {
  const thrown = thrownAt({ error, siteDir, codeOfDocument, mapLocation });
  const isInPage =
    thrown !== undefined && (thrown.file === file || codeOfDocument?.(thrown.file) !== undefined);
  if (isInPage && thrown.line !== undefined) return { location: thrown };
  const component = failedElement?.() ?? componentIn({ error, locationOf });
  if (isInPage || thrown === undefined)
    return { location: component ?? rejectedElement?.(error) ?? { file } };
  return component === undefined ? { location: thrown } : { location: component, thrown };
}

export function thrownInDocument({
  error,
  siteDir,
  codeOfDocument,
  mapLocation,
}: WhereInput & { error: unknown }): Required<ThrownAt> | undefined {
  const { file, line, column } = thrownAt({ error, siteDir, codeOfDocument, mapLocation }) ?? {};
  if (file === undefined || line === undefined || column === undefined) return undefined;
  return codeOfDocument?.(file) === undefined ? undefined : { file, line, column };
}

function componentIn({
  error,
  locationOf = () => undefined,
}: Pick<WhereInput, 'locationOf'> & { error: unknown }): ThrownAt | undefined {
  for (const name of functionsOf(error)) {
    // The bundler may have appended a suffix such as `$1` to the name.
    const location = /^[A-Z]/.test(name) ? locationOf(name.replace(/\$\d+$/, '')) : undefined;
    if (location !== undefined) return location;
  }
  return undefined;
}
