import { trustedHtml } from '../../util/trusted-html.js';
import { announceValue } from './announce-value.js';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entered {
  field: Field;
  value: string;
  isChanged: boolean;
  /** The selected text range; undefined if the field's type doesn't support selection. */
  selection: [start: number, end: number, direction: 'forward' | 'backward' | 'none'] | undefined;
}

/**
 * Reads an island's fields before hydration. Returns a function that restores their values and notifies React of them.
 * Call the function as soon as the first effects have run, because React resets fields when it renders.
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
 * Returns a field's default value. Its attributes aren't enough: a slider without a value is in the middle, and a list
 * without a selected option selects the first option.
 */
function defaultOf(field: Field): string {
  if (field instanceof HTMLTextAreaElement) return field.defaultValue;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(field.outerHTML);
  // The field's HTML creates a field of the same type.
  return (template.content.firstElementChild as typeof field).value;
}

function selectionOf(field: Field): Entered['selection'] {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

function restore({ field, value, isChanged, selection }: Entered): void {
  if (field.value !== value) field.value = value;
  // Hydration moves the caret of a textarea to the start.
  const isText = !(field instanceof HTMLSelectElement) && document.activeElement === field;
  if (isText && selection !== undefined) field.setSelectionRange(...selection);
  if (isChanged) announceValue(field);
}
