type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element. `true` sets an attribute without a value; `false` and `undefined` leave it out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Creates a button with a press handler. */
export function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** Creates a field with its label, which is part of its accessible name and can be pressed, too. */
export function labelled(label: string, field: HTMLElement): HTMLLabelElement {
  return element('label', {}, label, ' ', field);
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Creates a drop-down list. */
export function select({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}): HTMLSelectElement {
  const made = element(
    'select',
    {},
    ...choices.map(({ value, label }) => element('option', { value, selected: value === chosen }, label)),
  );
  made.addEventListener('change', () => onChoose(made.value));
  return made;
}
