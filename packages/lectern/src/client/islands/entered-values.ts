import { trustedHtml } from '../../util/trusted-html.js';
import { announceValue } from './announce-value.js';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entered {
  field: Field;
  value: string;
  isChanged: boolean;
  selection: [start: number, end: number, direction: 'forward' | 'backward' | 'none'] | undefined;
}

/**
 * React resets fields when it renders. Call this function before hydration, and the returned function right after the
 * first effects.
 */
export function keepEnteredValues(island: Element): () => void {
  const fields = [...island.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => field.closest('lectern-island, lectern-slot') === island)
    .map(read);
  return () => {
    for (const entered of fields) restore(entered);
  };
}

function read(field: Field): Entered {
  return {
    field,
    value: field.value,
    isChanged: field.value !== defaultOf(field),
    selection: selectionOf(field),
  };
}

/**
 * The attributes don't always contain the default value. For example, a slider without a `value` attribute starts in
 * the middle.
 */
function defaultOf(field: Field): string {
  if (field instanceof HTMLTextAreaElement) return field.defaultValue;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(field.outerHTML);
  // The cast is safe, because the field's HTML creates a field of the same type.
  return (template.content.firstElementChild as typeof field).value;
}

function selectionOf(field: Field): Entered['selection'] {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

function restore({ field, value, isChanged, selection }: Entered): void {
  // If the reader hasn't changed the field, the component's first effects may have, for example from the URL.
  if (isChanged && field.value !== value) field.value = value;
  // Restore the caret, because hydration moves it to the start of a textarea.
  const isText = !(field instanceof HTMLSelectElement) && document.activeElement === field;
  if (isText && selection !== undefined) field.setSelectionRange(...selection);
  if (isChanged) announceValue(field);
}
