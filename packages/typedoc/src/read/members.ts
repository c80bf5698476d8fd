import type {
  CodePart,
  Mark,
  MemberDoc,
  MemberGroup,
  MemberGroupKind,
  MemberOrigin,
  SignatureDoc,
} from '../model/types.js';
import { membersOf } from './addresses.js';
import { commentFields, defaultOf, locationOfComment } from './comments.js';
import type { ConvertContext } from './context.js';
import { firstSentence } from './first-sentence.js';
import { keyword, mergeParts, plain } from './parts.js';
import { signatureDoc } from './signature-doc.js';
import { callable } from './signatures.js';
import { sourceLocation } from './source-location.js';
import { targetOf, typeParts } from './type-parts.js';
import type { Reflection, ReflectionFlags, TypeNode } from './typedoc-json.js';
import { reflectionKinds } from './typedoc-json.js';

interface Group {
  kind: MemberGroupKind;
  number: number;
}

const groups: readonly Group[] = [
  { kind: 'enumeration-members', number: reflectionKinds.enumMember },
  { kind: 'constructors', number: reflectionKinds.constructor },
  { kind: 'properties', number: reflectionKinds.property },
  { kind: 'accessors', number: reflectionKinds.accessor },
  { kind: 'methods', number: reflectionKinds.method },
];

export function memberGroups({
  reflection,
  context,
}: {
  reflection: Reflection;
  context: ConvertContext;
}): MemberGroup[] {
  const all = membersOf(reflection);
  return groups.flatMap(({ kind, number }) => {
    const members = all
      .filter((member) => member.kind === number)
      .map((member) => memberDoc({ member, owner: reflection.name, context }));
    return members.length === 0 ? [] : [{ kind, members }];
  });
}

interface Input {
  member: Reflection;
  /** The name of the class, for the code of its constructor: `new Lamp()`. */
  owner: string;
  context: ConvertContext;
}

function memberDoc({ member, owner, context }: Input): MemberDoc {
  const { targets } = context;
  const signatures = signaturesOf({ member, owner, context });
  const inherited = originOf({ type: member.inheritedFrom, context });
  const isCall = member.kind === reflectionKinds.method || member.kind === reflectionKinds.constructor;
  const name = member.kind === reflectionKinds.constructor ? 'constructor' : member.name;
  return {
    id: targets.get(member.id)?.anchor ?? member.name,
    name,
    title: isCall ? `${name}()` : name,
    marks: [
      ...marksOf(member.flags),
      ...(signatures.some(({ deprecated }) => deprecated !== undefined) ? (['deprecated'] as const) : []),
    ],
    brief: firstSentence(signatures.find(({ summary }) => summary !== undefined)?.summary),
    signatures,
    inheritedFrom: inherited,
    overrides: originOf({ type: member.overwrites, context }),
    implements: originOf({ type: member.implementationOf, context }),
    source: sourceLocation({ reflection: member, context }),
  };
}

function signaturesOf({ member, owner, context }: Input): SignatureDoc[] {
  const { targets } = context;
  const { flags = {}, kind, name } = member;
  const isConstructor = kind === reflectionKinds.constructor;
  const before = modifiers(flags);
  const title: CodePart = { text: name, token: 'a' };
  if (member.signatures !== undefined) {
    const head = isConstructor
      ? [keyword('new '), { text: owner, token: 't' } as const]
      : [...before, { text: name, token: 'f' } as const];
    return member.signatures.map((signature) => {
      const location = locationOfComment({ reflection: signature, context });
      return callable({ signature, head, isConstructor, location, context });
    });
  }
  const { getSignature, setSignature } = member;
  const accessors = [getSignature, setSignature].filter((part) => part !== undefined);
  if (accessors.length > 0) {
    return accessors.map((signature) => {
      const word = signature === getSignature ? 'get ' : 'set ';
      const type = signature === getSignature ? signature.type : signature.parameters?.[0]?.type;
      const code = [...before, keyword(word), title, plain(': '), ...typeParts({ type, targets })];
      return propertyDoc({ reflection: signature, code, context });
    });
  }
  const code = [...before, title, ...propertyCode({ member, context })];
  return [propertyDoc({ reflection: member, code, context })];
}

function propertyDoc({
  reflection,
  code,
  context,
}: {
  reflection: Reflection;
  code: CodePart[];
  context: ConvertContext;
}): SignatureDoc {
  const location = locationOfComment({ reflection, context });
  return signatureDoc({
    code: mergeParts(code),
    ...commentFields({ comment: reflection.comment, location, context }),
  });
}

/** Returns the code of a property, such as `?: number = 100`. */
function propertyCode({ member, context }: Omit<Input, 'owner'>): CodePart[] {
  const { flags = {}, type, kind, comment } = member;
  const defaultValue = member.defaultValue ?? defaultOf(comment);
  if (kind === reflectionKinds.enumMember)
    return [plain(' = '), ...typeParts({ type, targets: context.targets })];
  // TypeDoc abbreviates long values as `...`, which isn't worth showing.
  const value = defaultValue === undefined || defaultValue === '...' ? [] : [plain(` = ${defaultValue}`)];
  return [
    plain(flags.isOptional === true ? '?: ' : ': '),
    ...typeParts({ type, targets: context.targets }),
    ...value,
  ];
}

function modifiers({ isStatic, isAbstract, isReadonly, isProtected }: ReflectionFlags): CodePart[] {
  const text = [
    isProtected === true ? 'protected ' : '',
    isStatic === true ? 'static ' : '',
    isAbstract === true ? 'abstract ' : '',
    isReadonly === true ? 'readonly ' : '',
  ].join('');
  return text === '' ? [] : [keyword(text)];
}

export function marksOf(flags: ReflectionFlags = {}): Mark[] {
  const marks: [Mark, boolean | undefined][] = [
    ['protected', flags.isProtected],
    ['static', flags.isStatic],
    ['abstract', flags.isAbstract],
    ['readonly', flags.isReadonly],
    ['optional', flags.isOptional],
    ['inherited', flags.isInherited],
  ];
  return marks.filter(([, isSet]) => isSet === true).map(([mark]) => mark);
}

function originOf({
  type,
  context,
}: {
  type: TypeNode | undefined;
  context: ConvertContext;
}): MemberOrigin | undefined {
  if (type?.name === undefined) return undefined;
  return { name: type.name, to: targetOf({ target: type.target, targets: context.targets }) };
}
