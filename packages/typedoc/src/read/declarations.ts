import type { CodePart, ExportKind, SignatureDoc } from '../model/types.js';
import { commentFields, locationOfComment } from './comments.js';
import type { ConvertContext } from './context.js';
import { indexParts } from './object-parts.js';
import { joinParts, keyword, mergeParts, plain, textOf } from './parts.js';
import { signatureDoc } from './signature-doc.js';
import { callable, typeParameter, typeParameterCode } from './signatures.js';
import { typeParts } from './type-parts.js';
import type { Reflection, TypeNode } from './typedoc-json.js';

interface Input {
  reflection: Reflection;
  kind: ExportKind;
  /** For a default export, this is the name of the declaration. */
  name: string;
  context: ConvertContext;
}

export function declarationDocs({ reflection, kind, name, context }: Input): SignatureDoc[] {
  if (kind === 'function') {
    return (reflection.signatures ?? []).map((signature) =>
      callable({
        signature,
        head: [keyword('function '), { text: name, token: 'f' }],
        location: locationOfComment({ reflection: signature, context }),
        context,
      }),
    );
  }
  const location = locationOfComment({ reflection, context });
  const { typeParameters = [] } = reflection;
  return [
    signatureDoc({
      code: mergeParts(declarationCode({ reflection, kind, name, context })),
      ...commentFields({ comment: reflection.comment, location, context }),
      typeParameters: typeParameters.map((parameter) => typeParameter({ parameter, location, context })),
    }),
  ];
}

function declarationCode({ reflection, kind, name, context }: Input): CodePart[] {
  const { targets } = context;
  const typeOf = (type: TypeNode | undefined) => typeParts({ type, targets });
  const title: CodePart[] = [
    { text: name, token: 't' },
    ...typeParameterCode({ typeParameters: reflection.typeParameters, context }),
  ];
  const { extendedTypes = [], implementedTypes = [], flags = {} } = reflection;
  const heritage = (word: string, types: readonly TypeNode[]): CodePart[] =>
    types.length === 0
      ? []
      : [keyword(` ${word} `), ...joinParts({ lists: types.map(typeOf), separator: ', ' })];
  switch (kind) {
    case 'class':
      return [
        keyword(`${flags.isAbstract === true ? 'abstract ' : ''}class `),
        ...title,
        ...heritage('extends', extendedTypes),
        ...heritage('implements', implementedTypes),
      ];
    case 'interface': {
      const indexes = (reflection.indexSignatures ?? []).map((index) => [
        plain('  '),
        ...indexParts({ index, typeOf }),
        plain(';\n'),
      ]);
      const body = indexes.length === 0 ? [] : [plain(' {\n'), ...indexes.flat(), plain('}')];
      return [keyword('interface '), ...title, ...heritage('extends', extendedTypes), ...body];
    }
    case 'type-alias':
      return [keyword('type '), ...title, plain(' ='), ...aliasType({ type: reflection.type, typeOf })];
    case 'variable':
      return [keyword('const '), { text: name, token: 'a' }, plain(': '), ...typeOf(reflection.type)];
    case 'enum':
      return [keyword('enum '), ...title];
    case 'function':
      return [];
  }
}

function aliasType({
  type,
  typeOf,
}: {
  type: TypeNode | undefined;
  typeOf: (type: TypeNode | undefined) => CodePart[];
}): CodePart[] {
  const inLine = typeOf(type);
  if (type?.type !== 'union' || textOf(inLine).length <= 60) return [plain(' '), ...inLine];
  return (type.types ?? []).flatMap((part) => [plain('\n  | '), ...typeOf(part)]);
}
