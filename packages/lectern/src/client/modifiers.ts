/**
 * Returns whether a key press has a modifier, and so belongs to a browser shortcut, such as Alt with an arrow key to go
 * back, or Control with Home to go to the top.
 */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}
