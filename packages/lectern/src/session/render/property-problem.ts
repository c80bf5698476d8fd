import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { WhereInput } from './failed-at.js';

/** Returns undefined unless a theme component reported an invalid prop (see `theme/property-error.ts`). */
export function propertyProblem({
  error,
  text,
  file,
  locationOf = () => undefined,
  failedElement,
}: WhereInput & { error: unknown; text: string }): Diagnostic | undefined {
  // The theme is bundled with its own copy of the error class, so the error is recognized by name.
  if (!(error instanceof Error) || error.name !== 'PropertyError') return undefined;
  const { component, hint } = error as Error & { component?: unknown; hint?: unknown };
  if (typeof component !== 'string' || typeof hint !== 'string') return undefined;
  const location = failedElement?.() ?? locationOf(component);
  return problem({ code: 'wrong-property', message: text, hint, file, ...location });
}
