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
 * Components that documents can use without an import. Components whose names start with `Lectern` are for elements
 * that the compiler generates.
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
