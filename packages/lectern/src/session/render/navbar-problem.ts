import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../util/message-of.js';
import type { DocumentInput, ThemeModule } from './contract.js';

export type LocationOfNavbarItem = (index: number) => { file: string; line?: number; column?: number };

interface Input {
  theme: Pick<ThemeModule, 'renderDocument' | 'brokenNavbarItem'>;
  document: DocumentInput;
  locationOfNavbarItem?: LocationOfNavbarItem | undefined;
}

/** @throws LecternError that points to the configuration of a navbar item if the item fails to render. */
export function renderShell({ theme, document, locationOfNavbarItem }: Input): string {
  try {
    return theme.renderDocument(document);
  } catch (cause) {
    const broken = theme.brokenNavbarItem(document);
    if (broken === undefined) throw cause;
    const { index } = broken;
    const item = document.page.navbar[index];
    const label = item !== undefined && 'label' in item ? ` ("${item.label}")` : '';
    const reason = messageOf(broken.error);
    const found = problem({
      code: 'navbar-item-failed',
      message: `The navbar item themeConfig.navbar.items[${index}]${label} failed to render: ${reason}`,
      hint: 'Check the keys and values of this item.',
      ...locationOfNavbarItem?.(index),
    });
    throw new LecternError([found], { cause });
  }
}
