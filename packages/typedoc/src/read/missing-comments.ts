import type { Diagnostic } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type {
  MemberDoc,
  MemberGroupKind,
  ReferenceEntry,
  SignatureDoc,
  SourceLocation,
} from '../model/types.js';

export function missingComments({
  entries,
  fileOf,
  severity,
}: {
  entries: readonly ReferenceEntry[];
  fileOf: (file: string) => string;
  severity: Diagnostic['severity'];
}): Diagnostic[] {
  const missing = (what: string, source: SourceLocation | undefined): Diagnostic =>
    problem({
      code: 'missing-doc-comment',
      severity,
      message: `The ${what} is public but has no doc comment.`,
      hint: 'Add a doc comment above the declaration, /** … */. Or leave the declaration out of the reference with @internal.',
      ...(source === undefined ? {} : { file: fileOf(source.file), line: source.line }),
    });
  return entries.flatMap((entry) => {
    if (entry.module === undefined) return [];
    const own = entry.signatures.every(isDescribed)
      ? []
      : [missing(`${entry.kind.replace('-', ' ')} ${entry.name}`, entry.source)];
    const members = entry.groups
      .flatMap(({ kind, members: all }) => all.filter((member) => !isMemberDescribed({ member, kind })))
      .map((member) => missing(`member ${entry.name}.${member.title}`, member.source));
    return [...own, ...members];
  });
}

/**
 * Inherited members are documented where they are declared. An implicit constructor needs no comment, nor does one
 * whose parameters are documented.
 */
function isMemberDescribed({ member, kind }: { member: MemberDoc; kind: MemberGroupKind }): boolean {
  const { signatures, inheritedFrom, source } = member;
  if (inheritedFrom !== undefined || source === undefined) return true;
  if (kind === 'constructors' && signatures.some(hasDescribedParameters)) return true;
  // A getter and its setter need only one comment.
  return kind === 'accessors' ? signatures.some(isDescribed) : signatures.every(isDescribed);
}

function isDescribed({ summary, deprecated }: SignatureDoc): boolean {
  return summary !== undefined || deprecated !== undefined;
}

function hasDescribedParameters({ parameters }: SignatureDoc): boolean {
  return parameters.length > 0 && parameters.every(({ text }) => text !== undefined);
}
