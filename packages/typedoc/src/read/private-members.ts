import type { Project, Reflection } from './typedoc-json.js';

export function withoutPrivate(project: Project): Project {
  return withPublicChildren(project);
}

function withPublicChildren<T extends Reflection>(reflection: T): T {
  if (reflection.children === undefined) return reflection;
  const children = reflection.children.filter(({ flags }) => flags?.isPrivate !== true);
  return { ...reflection, children: children.map(withPublicChildren) };
}
