import type { DiagramMessages } from '../messages.js';
import { createPanZoom } from './pan-zoom.js';

export function openDiagramDialog({
  diagram,
  messages,
}: {
  diagram: HTMLElement;
  messages: DiagramMessages;
}): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'diagram-dialog';
  dialog.setAttribute('aria-label', diagram.getAttribute('aria-label') ?? '');
  const large = document.importNode(diagram, true);
  large.removeAttribute('tabindex');
  const svg = large.querySelector('svg');
  const box = document.createElement('div');
  box.className = 'diagram-figure diagram-box';
  box.tabIndex = 0;
  box.append(large);

  const size = document.createElement('output');
  const tools = document.createElement('div');
  tools.className = 'diagram-bar';
  dialog.append(tools, box);
  document.body.append(dialog);
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as Element).setAttribute('open', '');
  const closeButton = button({ label: messages.close, onPress: () => dialog.close() });
  closeButton.className = 'diagram-close';
  if (svg !== null) {
    const panZoom = createPanZoom({
      box,
      svg,
      onScale: (scale) => {
        size.textContent = `${Math.round(scale * 100)} %`;
      },
    });
    tools.append(
      button({ label: messages.zoomOut, sign: '−', onPress: panZoom.zoomOut }),
      size,
      button({ label: messages.zoomIn, sign: '+', onPress: panZoom.zoomIn }),
      button({ label: messages.fit, onPress: panZoom.fit }),
      button({ label: messages.ownSize, onPress: panZoom.ownSize }),
    );
    const keys: Readonly<Record<string, () => void>> = {
      '+': panZoom.zoomIn,
      '=': panZoom.zoomIn,
      '-': panZoom.zoomOut,
      '0': panZoom.fit,
      '1': panZoom.ownSize,
    };
    dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
      // With a modifier key, these keys are browser shortcuts, for example to zoom the page.
      if (!ctrlKey && !metaKey && !altKey) keys[key]?.();
    });
    panZoom.fit();
  }
  tools.append(closeButton);
  box.focus();
  // The target of a click on the backdrop is the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

function button({
  label,
  sign,
  onPress,
}: {
  label: string;
  sign?: string;
  onPress: () => void;
}): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = sign ?? label;
  if (sign !== undefined) {
    element.setAttribute('aria-label', label);
    element.title = label;
  }
  element.addEventListener('click', onPress);
  return element;
}
