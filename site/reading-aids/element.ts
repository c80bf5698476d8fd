type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element. `true` sets an attribute without a value; `false` and `undefined` leave it out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    created.setAttribute(key, value === true ? '' : value);
  }
  created.append(...children);
  return created;
}

/** Creates a button that runs a function when it is pressed. */
export function button(label: string, onPress: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button' }, label);
  created.addEventListener('click', onPress);
  return created;
}

/** Wraps a field in a label, which names the field and can be pressed, too. */
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
  const created = element(
    'select',
    {},
    ...choices.map(({ value, label }) => element('option', { value, selected: value === chosen }, label)),
  );
  created.addEventListener('change', () => onChoose(created.value));
  return created;
}
