import Head from '../compat/Head.js';
import { Admonition, LecternAdmonitionTitle } from './Admonition.js';
import { CodeBlock, LecternFence } from './CodeBlock.js';
import { PluginSlot } from './Directive.js';
import { DocCardList } from './DocCardList.js';
import { LecternLive } from './Live.js';
import { LecternStatic } from './Static.js';
import { CodeGroup, TabItem, Tabs } from './Tabs.js';

/** What a text may use without an import; the names with `Lectern` are what the compiler writes. */
export const articleComponents = {
  Admonition,
  CodeBlock,
  CodeGroup,
  DocCardList,
  TabItem,
  Tabs,
  LecternAdmonition: Admonition,
  LecternAdmonitionTitle,
  LecternDirective: PluginSlot,
  LecternFence,
  LecternHead: Head,
  LecternLive,
  LecternPluginFence: PluginSlot,
  LecternStatic,
};
