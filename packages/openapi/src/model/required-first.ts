/**
 * Moves required fields to the front, because every request needs them. Required and optional fields otherwise keep the
 * document's order.
 */
export function requiredFirst<Field extends { readonly required: boolean }>(
  fields: readonly Field[],
): Field[] {
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
}
