import Head from '../compat/Head.js';
import { Admonition, LecternAdmonitionTitle } from './Admonition.js';
import { CodeBlock } from './CodeBlock.js';
import { PluginSlot } from './Directive.js';
import { DocCardList } from './DocCardList.js';
import { LecternFence } from './Fence.js';
import { LecternLive } from './Live.js';
import { LecternStatic } from './Static.js';
import { CodeGroup, TabItem, Tabs } from './Tabs.js';

/**
 * Documents can use these components without an import. The compiler generates the elements whose names start with
 * `Lectern`.
 */
export const articleComponents = {
  Admonition,
  CodeBlock,
  CodeGroup,
  DocCardList,
  Head,
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
