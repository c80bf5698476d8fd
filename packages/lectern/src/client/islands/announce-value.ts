export function announceValue(field: Element): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) forgetValue(field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Makes React treat a field's current value as new. React ignores a value that it has already recorded. Therefore, this
 * function first sets an empty value, which React records, and then restores the value with the native setter, which
 * React doesn't notice. The caret doesn't move.
 */
function forgetValue(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  setValue?.call(field, value);
  if (selectionStart === null || document.activeElement !== field) return;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
