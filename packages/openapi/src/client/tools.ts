/** Marks a section that the reader has fully expanded. Schemas that are inserted later are then expanded, too. */
export const expandedMark = 'data-expanded';

export function startTools(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-api-tool]') : null;
    const section = button?.closest<HTMLElement>('[data-place]') ?? undefined;
    if (!button) return;
    if (button.dataset.apiTool === 'copy') void copyMarkdown({ button, section });
    else if (section) toggleAll({ button, section });
  });
}

function toggleAll({ button, section }: { button: HTMLButtonElement; section: HTMLElement }): void {
  const isOpen = button.getAttribute('aria-pressed') !== 'true';
  section.toggleAttribute(expandedMark, isOpen);
  for (const details of section.querySelectorAll<HTMLDetailsElement>(
    '.api-head > details, .api-security details, .api-parts details, [data-tree] details, [data-copy] details',
  )) {
    // Only one `details` in a group with the same `name` can be open.
    if (isOpen) details.removeAttribute('name');
    details.open = isOpen;
  }
  button.setAttribute('aria-pressed', String(isOpen));
}

async function copyMarkdown({
  button,
  section,
}: {
  button: HTMLButtonElement;
  section: HTMLElement | undefined;
}): Promise<void> {
  const { copied = '', failed = '', markdown = '' } = button.dataset;
  const words = button.textContent;
  const isDone = await textOf({ markdown, section })
    .then((text) => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
  button.textContent = isDone ? copied : failed;
  button.addEventListener('blur', () => (button.textContent = words), { once: true });
}

async function textOf({
  markdown,
  section,
}: {
  markdown: string;
  section: HTMLElement | undefined;
}): Promise<string> {
  const response = await fetch(markdown);
  if (!response.ok) throw new Error(String(response.status));
  const text = await response.text();
  const heading = section?.querySelector('h1, h2, h3, h4') ?? null;
  const level = Number(heading?.tagName.slice(1));
  if (heading === null || level === 1) return text;
  const all = [...document.querySelectorAll(`.api ${heading.tagName}`)];
  const before = all.slice(0, all.indexOf(heading));
  const number = before.filter((each) => each.textContent === heading.textContent).length;
  return partOf({ text, title: heading.textContent, level, number });
}

export function partOf({
  text,
  title,
  level,
  number,
}: {
  text: string;
  title: string;
  level: number;
  /** The index of the heading among headings with the same text. */
  number: number;
}): string {
  const lines = text.split('\n');
  const starts: number[] = [];
  const ends: number[] = [];
  let fence: string | undefined;
  lines.forEach((line, index) => {
    const [mark] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark.trim();
      else if (line.trim() === fence) fence = undefined;
    }
    const [, marks = '', words = ''] = (fence === undefined ? /^(#{1,6}) (.*)$/.exec(line) : null) ?? [];
    if (marks === '') return;
    if (marks.length <= level) ends.push(index);
    if (marks.length === level && words.replaceAll('\\', '').trim() === title.trim()) starts.push(index);
  });
  const start = starts[number];
  if (start === undefined) return text;
  return `${lines
    .slice(
      start,
      ends.find((index) => index > start),
    )
    .join('\n')
    .trim()}\n`;
}
