type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** `true` sets an attribute without a value; `false` and `undefined` omit the attribute. */
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

export function button(label: string, onPress: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button' }, label);
  created.addEventListener('click', onPress);
  return created;
}

export function labelled(label: string, field: HTMLElement): HTMLLabelElement {
  return element('label', {}, label, ' ', field);
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

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
