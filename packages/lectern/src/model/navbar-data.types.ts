import type { LinkData } from './link-data.types.js';

export interface NavbarLinkData extends LinkData {
  kind: 'link';
  current: boolean;
  position: 'left' | 'right';
  className?: string | undefined;
  ariaLabel?: string | undefined;
  /** Targets for readers who have chosen another version. */
  choices?: VersionChoices | undefined;
  /** The version that becomes the reader's preference when the reader follows the link. */
  picks?: { source: string; version: string } | undefined;
  language?: { htmlLang: string; direction: 'ltr' | 'rtl' } | undefined;
}

/**
 * A link's URL in each version, followed by the label if it differs in that version. Only the browser knows which
 * version the reader prefers.
 */
export interface VersionChoices {
  source: string;
  byName: Readonly<Record<string, readonly string[]>>;
}

export interface NavbarDropdownData {
  kind: 'dropdown';
  label: string;
  /** Text before the label, for screen readers only. */
  prefix?: 'theme.version.choose' | 'theme.locale.choose' | undefined;
  icon?: 'language' | undefined;
  /** ID of the docs source whose versions the menu contains. */
  source?: string | undefined;
  choices?: VersionChoices | undefined;
  current: boolean;
  position: 'left' | 'right';
  items: (NavbarLinkData | NavbarHtmlData)[];
  className?: string | undefined;
}

export interface NavbarHtmlData {
  kind: 'html';
  value: string;
  position: 'left' | 'right';
  className?: string | undefined;
}

export interface NavbarCustomData {
  kind: 'custom';
  component: string;
  props: Readonly<Record<string, unknown>>;
  position: 'left' | 'right';
  className?: string | undefined;
}

export type NavbarItemData = NavbarLinkData | NavbarDropdownData | NavbarHtmlData | NavbarCustomData;
