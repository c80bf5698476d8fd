import type { ImportedName } from './imported.js';

export interface ImportList {
  add(input: Pick<ImportedName, 'specifier' | 'name'>): string;
  packages(): string[];
  lines(): string[];
}

export function createImportList(): ImportList {
  const locals = new Map<string, { specifier: string; name: string; local: string }>();
  const isTaken = (local: string) => [...locals.values()].some((other) => other.local === local);
  return {
    add({ specifier, name }) {
      const key = `${specifier} ${name}`;
      const known = locals.get(key);
      if (known !== undefined) return known.local;
      const wanted = name === 'default' ? variableFor(specifier) : name;
      let local = wanted;
      for (let count = 2; isTaken(local); count += 1) local = `${wanted}${count}`;
      locals.set(key, { specifier, name, local });
      return local;
    },
    packages: () => {
      const names = [...locals.values()].map(({ specifier }) => packageOf(specifier));
      return [...new Set(names.filter((name) => name !== undefined))].sort();
    },
    lines: () => {
      const specifiers = [...new Set([...locals.values()].map(({ specifier }) => specifier))].sort();
      return specifiers.map((specifier) => {
        const all = [...locals.values()].filter((entry) => entry.specifier === specifier);
        const main = all.filter(({ name }) => name === 'default').map(({ local }) => local);
        const named = all
          .filter(({ name }) => name !== 'default')
          .map(({ name, local }) => (name === local ? name : `${name} as ${local}`))
          .sort();
        const parts = [...main, ...(named.length === 0 ? [] : [`{ ${named.join(', ')} }`])];
        return `import ${parts.join(', ')} from '${specifier}';`;
      });
    },
  };
}

/** `remark-math` becomes `remarkMath`, and `./plugins/npm2yarn.js` becomes `npm2yarn`. */
function variableFor(specifier: string): string {
  const base =
    specifier
      .split('/')
      .at(-1)
      ?.replace(/\.[cm]?[jt]sx?$/, '') ?? '';
  const camel = base.replace(
    /[^A-Za-z0-9$]+([A-Za-z0-9])?/g,
    (_, next: string | undefined) => next?.toUpperCase() ?? '',
  );
  return /^[A-Za-z_$]/.test(camel) ? camel : `plugin${camel}`;
}

function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
