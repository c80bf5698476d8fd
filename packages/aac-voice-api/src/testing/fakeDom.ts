export class FakeElement {
  readonly tagName: string;
  readonly children: FakeElement[] = [];
  readonly attributes = new Map<string, string>();
  parent: FakeElement | undefined;
  id = '';
  className = '';
  type = '';
  dateTime = '';
  tabIndex = -1;
  isModal = false;
  scrollTop = 0;
  clientHeight = 100;
  readonly #listeners = new Map<string, ((event: object) => void)[]>();
  #text = '';

  constructor(tagName: string) {
    this.tagName = tagName;
  }

  get scrollHeight(): number {
    return this.children.length * 10;
  }

  get textContent(): string {
    return this.#text + this.children.map((child) => child.textContent).join(' ');
  }

  set textContent(text: string) {
    this.#text = text;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  append(...elements: FakeElement[]): void {
    for (const element of elements) element.parent = this;
    this.children.push(...elements);
  }

  remove(): void {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = undefined;
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  dispatch(type: string, event: object = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ target: this, ...event });
  }

  showModal(): void {
    this.isModal = true;
  }

  close(): void {
    this.isModal = false;
    this.dispatch('close');
  }

  getBoundingClientRect() {
    return { left: 100, right: 200, top: 100, bottom: 200 };
  }

  all(): FakeElement[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }

  byTag(tagName: string): FakeElement[] {
    return this.all().filter((element) => element.tagName === tagName);
  }

  button(label: string): FakeElement {
    const found = this.byTag('button').find(({ textContent }) => textContent === label);
    if (!found) throw new Error(`There is no button "${label}".`);
    return found;
  }
}

export class FakeDocument {
  readonly body = new FakeElement('body');
  adoptedStyleSheets: object[] | undefined = [];

  createElement(tagName: string): FakeElement {
    return new FakeElement(tagName);
  }

  getElementById(id: string): FakeElement | null {
    return this.body.all().find((element) => element.id === id) ?? null;
  }

  get dialogs(): FakeElement[] {
    return this.body.byTag('dialog');
  }
}
