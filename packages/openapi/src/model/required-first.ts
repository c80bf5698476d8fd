/** Moves required fields to the front, because a request needs them. Both groups keep the document's order. */
export function requiredFirst<Field extends { readonly required: boolean }>(
  fields: readonly Field[],
): Field[] {
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
}
