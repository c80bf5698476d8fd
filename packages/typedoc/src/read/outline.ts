import type { OutlineEntry, OutlineMember } from '../model/outline.types.js';
import type { ExportKind, ReferenceTarget } from '../model/types.js';
import { membersOf } from './addresses.js';
import { textOf } from './parts.js';
import { relationsOf } from './relations.js';
import { typeParts } from './type-parts.js';
import type { Reflection, TypeNode } from './typedoc-json.js';
import { reflectionKinds } from './typedoc-json.js';

type Targets = ReadonlyMap<number, ReferenceTarget>;

export function outlineEntry({
  reflection,
  kind,
  name,
  to,
  targets,
}: {
  reflection: Reflection;
  kind: ExportKind;
  name: string;
  to: ReferenceTarget;
  targets: Targets;
}): OutlineEntry {
  const { typeParameters = [], flags } = reflection;
  const all = membersOf(reflection);
  return {
    kind,
    name,
    to,
    isAbstract: flags?.isAbstract === true,
    typeParameters: typeParameters.map((parameter) =>
      parameter.type === undefined
        ? parameter.name
        : `${parameter.name} extends ${typeText({ type: parameter.type, targets })}`,
    ),
    members:
      kind === 'function' || kind === 'variable' || (kind === 'type-alias' && all.length === 0)
        ? memberLines({ member: { ...reflection, name }, to, targets })
        : all
            .filter(({ flags: own }) => own?.isPrivate !== true && own?.isInherited !== true)
            .flatMap((member) =>
              memberLines({ member, to: { ...to, anchor: targets.get(member.id)?.anchor }, targets }),
            ),
    privateMembers: all.filter(({ flags: own }) => own?.isPrivate === true).map((member) => member.name),
    relations: relationsOf({
      reflection,
      // A target with an anchor is a member on an export's page, and has no separate route.
      routeOf: (id) => (targets.get(id)?.anchor === undefined ? targets.get(id)?.route : undefined),
    }),
  };
}

interface MemberInput {
  member: Reflection;
  to: ReferenceTarget;
  targets: Targets;
}

function memberLines({ member, to, targets }: MemberInput): OutlineMember[] {
  const { name, kind, flags = {}, signatures, getSignature, setSignature } = member;
  const marks = {
    isStatic: flags.isStatic === true,
    isAbstract: flags.isAbstract === true,
    isProtected: flags.isProtected === true,
  };
  if (signatures === undefined) {
    const type = member.type ?? getSignature?.type ?? setSignature?.parameters?.[0]?.type;
    const optional = flags.isOptional === true ? '?' : '';
    return [
      {
        name: `${name}${optional}`,
        to,
        isCallable: false,
        ...marks,
        parameters: [],
        type: typeText({ type, targets }),
      },
    ];
  }
  return signatures.map(({ parameters = [], type }) => ({
    name: kind === reflectionKinds.constructor ? 'constructor' : name,
    to,
    isCallable: true,
    ...marks,
    parameters: parameters.map((parameter) => parameterText({ parameter, targets })),
    type: kind === reflectionKinds.constructor ? '' : typeText({ type, targets }),
  }));
}

function parameterText({ parameter, targets }: { parameter: Reflection; targets: Targets }) {
  const { name, flags = {}, defaultValue, type } = parameter;
  const isOptional = flags.isOptional === true || defaultValue !== undefined;
  return {
    name: [
      flags.isRest === true ? '...' : '',
      // TypeDoc uses this name for a destructured parameter.
      name === '__namedParameters' ? 'options' : name,
      isOptional ? '?' : '',
    ].join(''),
    type: typeText({ type, targets }),
  };
}

function typeText({ type, targets }: { type: TypeNode | undefined; targets: Targets }): string {
  return textOf(typeParts({ type, targets }));
}
