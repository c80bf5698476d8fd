/**
 * Returns the fields with the required fields first, because a request needs them. Otherwise, keeps the order of the
 * document.
 */
export function requiredFirst<Field extends { readonly required: boolean }>(
  fields: readonly Field[],
): Field[] {
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
}
