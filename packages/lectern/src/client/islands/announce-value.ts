export function announceValue(field: Element): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) forgetValue(field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * React ignores a value that it has already recorded. Record an empty value first, and then restore the value with the
 * native setter, which React doesn't notice.
 */
function forgetValue(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  setValue?.call(field, value);
  if (selectionStart === null || document.activeElement !== field) return;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
