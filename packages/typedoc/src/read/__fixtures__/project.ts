import type { ConvertInput } from '../convert.js';
import type { CommentPart, Project, Reflection, TypeNode } from '../typedoc-json.js';
import { reflectionKinds } from '../typedoc-json.js';

export function project(modules: Readonly<Record<string, Reflection[]>>): Project {
  return {
    id: 0,
    name: 'speak-lamp',
    kind: 1,
    children: Object.entries(modules).map(([file, children], index) => ({
      id: 1000 + index,
      name: file,
      kind: 2,
      sources: [{ fileName: file, line: 1 }],
      children,
    })),
  };
}

export function reflection({
  kind,
  file = 'src/Lamp.ts',
  ...fields
}: Omit<Partial<Reflection>, 'kind'> & {
  id: number;
  name: string;
  kind: keyof typeof reflectionKinds;
  file?: string;
}): Reflection {
  return { kind: reflectionKinds[kind], sources: [{ fileName: file, line: 10 }], ...fields };
}

export function comment(...summary: (string | CommentPart)[]): NonNullable<Reflection['comment']> {
  return { summary: summary.map((part) => (typeof part === 'string' ? { kind: 'text', text: part } : part)) };
}

export function intrinsic(name: string): TypeNode {
  return { type: 'intrinsic', name };
}

export function around(sources: Readonly<Record<string, string>> = {}): Omit<ConvertInput, 'project'> {
  return {
    route: '/api',
    label: 'API',
    package: { name: 'speak-lamp', version: '0.2.0' },
    linesOf: (file) => (sources[file] ?? '').split('\n'),
    fileOf: (file) => `../pkg/${file}`,
    urlOf: ({ file, line }) => `https://example.com/${file}#L${line}`,
  };
}
