import { wordsFor } from '../words.js';
import type { Zoom } from './zoom.js';

/**
 * A drawing that is shown smaller than it was drawn, or that scrolls in its box, gets a button that shows it in its
 * own size, in a dialog over the page: letters stay as large as the text, and one can move about in two directions.
 */
export function createDiagrams(): Zoom {
  let dialog: HTMLDialogElement | undefined;
  const open = (diagram: HTMLElement): void => {
    dialog = largeDialog(diagram);
    document.body.append(dialog);
    // Over the page in any case, though without `showModal` the page behind it stays live.
    if ('showModal' in dialog) dialog.showModal();
    else (dialog as Element).setAttribute('open', '');
  };
  addEventListener('resize', markLarge, { passive: true });
  return {
    attach() {
      for (const diagram of document.querySelectorAll<HTMLElement>('.prose .diagram-figure > .diagram')) {
        if (diagram.nextElementSibling?.className === 'diagram-tools') continue;
        const tools = document.createElement('div');
        tools.className = 'diagram-tools';
        tools.append(button({ name: 'enlarge', words: wordsFor(diagram)?.enlarge ?? '' }));
        tools.addEventListener('click', ({ target }) => target !== tools && open(diagram));
        diagram.after(tools);
      }
      markLarge();
    },
    detach: () => dialog?.close(),
  };
}

function markLarge(): void {
  for (const tools of document.querySelectorAll<HTMLElement>('.diagram-tools')) {
    const diagram = tools.previousElementSibling;
    const shown = Math.min(
      diagram?.querySelector('svg')?.getBoundingClientRect().width ?? 0,
      diagram?.clientWidth ?? 0,
    );
    const natural =
      diagram instanceof HTMLElement ? parseFloat(diagram.style.getPropertyValue('--diagram-width')) : 0;
    tools.hidden = shown === 0 || shown > natural * 0.9;
  }
}

function button({ name, words }: { name: string; words: string }): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `diagram-${name}`;
  element.textContent = words;
  return element;
}

function largeDialog(diagram: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'diagram-dialog';
  dialog.setAttribute('aria-label', diagram.getAttribute('aria-label') ?? '');
  const box = document.createElement('div');
  box.className = 'diagram-figure';
  box.tabIndex = 0;
  const large = document.importNode(diagram, true);
  large.classList.add('diagram-large');
  large.removeAttribute('tabindex');
  box.append(large);
  const close = button({ name: 'close', words: wordsFor(diagram)?.close ?? '' });
  close.addEventListener('click', () => dialog.close());
  // A click beside it closes it too.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(close, box);
  return dialog;
}
