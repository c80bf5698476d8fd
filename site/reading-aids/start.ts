import { lazyModule } from 'lectern/client';
import { readSettings, saveSettings } from './settings';

const loadPanel = lazyModule(() => import('./panel'));

/** The panel is fetched when the reader opens it. If it was open on the previous page, it opens immediately. */
export default function start(host: HTMLElement, opener: HTMLElement): void {
  let panel: ReturnType<Awaited<ReturnType<typeof loadPanel>>['createPanel']> | undefined;
  const setOpen = async (isOpen: boolean): Promise<void> => {
    const { createPanel } = await loadPanel();
    panel ??= createPanel({ opener });
    if (!panel.root.isConnected) host.append(panel.root);
    panel.setOpen(isOpen);
    opener.setAttribute('aria-expanded', String(isOpen));
    saveSettings({ open: isOpen });
  };
  const toggle = (isOpen: boolean): void => {
    // Logging the error is enough, because the next press of the button tries again.
    setOpen(isOpen).catch((error: unknown) => console.error('The reading aids failed to load.', error));
  };
  opener.addEventListener('click', () => toggle(opener.getAttribute('aria-expanded') !== 'true'));
  if (readSettings().open) toggle(true);
}
