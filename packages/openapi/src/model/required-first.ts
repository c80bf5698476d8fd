export function requiredFirst<Field extends { readonly required: boolean }>(
  fields: readonly Field[],
): Field[] {
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
}
