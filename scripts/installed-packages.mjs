/**
 * Lists the packages that npm installs with a package, as folders in the lock file. Development dependencies and the
 * package itself are not included.
 */
export function installedPackages({ lock, folder, isInstalled = () => true }) {
  const found = new Set();
  const queue = [folder];
  for (const from of queue) {
    for (const { name, isOptional } of dependenciesOf(lock.packages[from])) {
      const at = resolveInLock({ lock, from, name });
      // The lock file also lists optional packages for other platforms, which are not installed.
      if (at === undefined || (isOptional && !isInstalled(at))) continue;
      const target = lock.packages[at].link ? lock.packages[at].resolved : at;
      if (target === folder || found.has(target)) continue;
      found.add(target);
      queue.push(target);
    }
  }
  return [...found].sort();
}

function dependenciesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const names = (group) => Object.keys(group ?? {});
  return [
    ...names(dependencies).map((name) => ({ name, isOptional: name in (optionalDependencies ?? {}) })),
    ...names(optionalDependencies).map((name) => ({ name, isOptional: true })),
    ...names(peerDependencies)
      .filter((name) => !peerDependenciesMeta?.[name]?.optional)
      .map((name) => ({ name, isOptional: false })),
  ];
}

/** Resolves a package as Node does: in the package's own node_modules, and then in those of parent folders. */
function resolveInLock({ lock, from, name }) {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]*$/, '')) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (candidate in lock.packages) return candidate;
    if (folder === '') return undefined;
  }
}
