import { diagramMessagesFor } from '../messages.js';
import { openDiagramDialog } from './diagram-dialog.js';
import type { Zoom } from './zoom.types.js';

export function createDiagrams(): Zoom {
  let dialog: HTMLDialogElement | undefined;
  addEventListener('resize', markLarge, { passive: true });
  return {
    attach() {
      for (const diagram of document.querySelectorAll<HTMLElement>('.prose .diagram-figure > .diagram')) {
        const messages = diagramMessagesFor(diagram);
        if (messages === undefined || diagram.nextElementSibling?.className === 'diagram-tools') continue;
        const tools = document.createElement('div');
        tools.className = 'diagram-tools';
        const enlarge = document.createElement('button');
        enlarge.type = 'button';
        enlarge.className = 'diagram-enlarge';
        enlarge.textContent = messages.enlarge;
        enlarge.addEventListener('click', () => {
          dialog = openDiagramDialog({ diagram, messages });
        });
        tools.append(enlarge);
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
    const svg = diagram?.querySelector('svg');
    const shown = Math.min(svg?.getBoundingClientRect().width ?? 0, diagram?.clientWidth ?? 0);
    tools.hidden = shown === 0 || shown > (svg?.viewBox.baseVal.width ?? 0) * 0.9;
  }
}
