export type SpanForm =
  | { kind: 'command'; text: string }
  | { kind: 'option'; name: string }
  | { kind: 'path'; path: string }
  | { kind: 'file'; name: string }
  | { kind: 'package'; name: string }
  | { kind: 'name'; name: string; isCall: boolean; args?: string }
  | { kind: 'other' };

const name = String.raw`[A-Za-z_$][\w$]*(?:(?:\[\])?\.[A-Za-z_$][\w$]*)*`;
const wholeName = new RegExp(`^${name}$`);
const call = new RegExp(String.raw`^(?:await |new )?(${name})\(([\s\S]*)\)$`);
const typed = new RegExp(String.raw`^(?:readonly )?(${name})(?:\[\])+$`);
const keyed = new RegExp(String.raw`^(${name})(?::\s+\S|=["'{])`);
const tag = /^<\/?([A-Z][\w$]*)(?=[\s/>])[\s\S]*>$/;
const fileName = /^[\w.-]+\.(?:[cm]?[jt]sx?|json|mdx?|ya?ml|css|html|txt|svg|png|toml|xml|bin|wasm)$/;
const commands = /^(?:[A-Z][A-Z0-9_]*=\S*\s+)*(?:npm|npx|node|git|pnpm|yarn)\s+\S/;

export function readSpan({ text, programs }: { text: string; programs: ReadonlySet<string> }): SpanForm {
  const trimmed = text.trim();
  const first = trimmed.split(/\s/)[0] ?? '';
  if (commands.test(trimmed) || (programs.has(first) && first !== trimmed))
    return { kind: 'command', text: trimmed };
  const option = /^(--[a-z][\w-]*)(?:[ =][\w./<>-]+)?$/.exec(trimmed)?.[1];
  if (option !== undefined) return { kind: 'option', name: option };
  const [, called, args = ''] = call.exec(trimmed) ?? [];
  if (called !== undefined) return { kind: 'name', name: plain(called), isCall: true, args };
  if (/^@[\w-]+\/[\w.-]+$/.test(trimmed)) return { kind: 'package', name: trimmed };
  if (fileName.test(trimmed) && !/^\.(?:[cm]?[jt]sx?|json|mdx?|d\.ts)$/.test(trimmed))
    return { kind: 'file', name: trimmed };
  if (/^[\w.@-]+(?:\/[\w.@-]+)+\/?$/.test(trimmed) || /^[\w.@-]+\/$/.test(trimmed))
    return { kind: 'path', path: trimmed.replace(/\/$/, '') };
  if (wholeName.test(trimmed)) return { kind: 'name', name: plain(trimmed), isCall: false };
  const inner = (typed.exec(trimmed) ?? keyed.exec(trimmed) ?? tag.exec(trimmed))?.[1];
  if (inner !== undefined) return { kind: 'name', name: plain(inner), isCall: false };
  // Front-matter keys, fence keywords, error codes, and headers contain hyphens.
  if (/^[A-Za-z][\w$]*(?:-[A-Za-z][\w$]*)+$/.test(trimmed))
    return { kind: 'name', name: trimmed, isCall: false };
  return { kind: 'other' };
}

function plain(found: string): string {
  return found.replaceAll('[]', '');
}
