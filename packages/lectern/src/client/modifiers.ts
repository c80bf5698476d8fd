/**
 * Returns whether a key press is part of a browser shortcut: Alt with an arrow key goes back, Control with Home to the
 * top.
 */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}
