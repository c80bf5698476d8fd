/** Marks a component of this theme. If the site doesn't replace it, the page is rendered without its wrapper. */
export function ofTheme<Component extends object>(component: Component): Component & { isOfTheme: true } {
  return Object.assign(component, { isOfTheme: true as const });
}

export function isOfTheme(component: object): boolean {
  return 'isOfTheme' in component;
}
