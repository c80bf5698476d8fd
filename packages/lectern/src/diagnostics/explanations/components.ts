import type { Explanations } from './types.js';

export const components = {
  'unknown-import': {
    meaning: 'A document imports a file or package that can’t be found.',
    fix: 'Correct the path, or install the package. A path that starts with a dot is relative to the importing file, and `@site/` stands for the site folder.',
  },
  'unknown-export': {
    meaning: 'A module or package doesn’t export a name that the site uses.',
    fix: 'Use one of the exports that the message lists, or add the missing export.',
  },
  'unknown-component': {
    meaning: 'A document uses a component that’s neither imported nor provided by the theme.',
    fix: 'Import the component at the top of the document.',
  },
  'unknown-name': {
    meaning:
      'A document uses an unknown name in an expression, or in inline code that the `checks` plug-in checks.',
    fix: 'Correct the name, or import it. If the text isn’t an expression, write `\\{` instead of `{`. If inline code isn’t a name, write `:literal[…]` around the code.',
  },
  'unknown-theme-module': {
    meaning:
      'A component or a document imports a theme component that this theme doesn’t have. If this problem is a warning, pages show only the children of the missing component.',
    fix: 'Use the module that the message suggests, or write your own component.',
  },
  'unread-theme-component': {
    meaning:
      'A file in `src/theme` doesn’t have the name of a component that Lectern’s theme renders. It replaces nothing, and is used only where other files import it.',
    fix: 'Correct the file name, or delete the file if nothing imports it. For a component of Docusaurus, the message says what to do instead.',
  },
  'wrong-component': {
    meaning: 'An imported image is used as a component, but the import is the URL of the image.',
    fix: 'Write `<img src={Image} alt="…" />`.',
  },
  'wrong-property': {
    meaning: 'A prop of a component is missing or has the wrong value.',
    fix: 'Correct the prop as the message describes.',
  },
  'circular-import': {
    meaning: 'Documents import each other in a cycle.',
    fix: 'Move the content that they share into a separate document.',
  },
  'circular-render': {
    meaning:
      'Components render each other in a cycle, or are nested too deeply. For example, a document imports a component that imports the document.',
    fix: 'Remove one of the components from the cycle, add a condition that ends the cycle, or reduce the nesting.',
  },
  'page-without-default-export': {
    meaning: 'A page module has no component as its default export.',
    fix: 'Write `export default function Page() { … }`.',
  },
  'missing-export': {
    meaning:
      'A module imports a name from a module that doesn’t export it, so the imported value is `undefined`.',
    fix: 'Correct the name, add the export, or install a version of the package that has it.',
  },
  'invalid-style': {
    meaning: 'A style sheet has a rule or declaration that isn’t valid CSS, so browsers ignore it.',
    fix: 'Fix the CSS at this location.',
  },
  'bundle-failed': {
    meaning:
      'A component, a style sheet, or a file that one of them imports can’t be bundled. Usually, the file has a syntax error or imports a missing package.',
    fix: 'Fix the error that the message describes, or install the package.',
  },
  'module-failed': {
    meaning:
      'A module threw an error or never finished loading. The cause is top-level code, not code inside a component.',
    fix: 'Fix the error. Code that needs the browser belongs in an effect or an event handler.',
  },
  'render-failed': {
    meaning:
      'A component threw an error while its page was rendered. Often it uses `window` or `document`, which don’t exist during the build.',
    fix: 'Fix the error at the location in the message. Move browser code into an effect.',
  },
  'page-time-limit': {
    meaning:
      'A page took longer to compile or render than `pageTimeLimit` allows. Often the cause is an infinite loop.',
    fix: 'Fix the loop, or raise `pageTimeLimit`.',
  },
  'page-memory-limit': {
    meaning:
      'A page needed an extreme amount of memory to compile or render. Often a list grows in an infinite loop.',
    fix: 'Fix the loop, in the page or in a module that it imports.',
  },
  'wrong-theme-component': {
    meaning:
      'The default export of a file in `src/theme` can’t replace the theme’s component with the same name.',
    fix: 'Export a component: `export default function Footer() { … }`. If the file isn’t meant to replace a theme component, move it to another folder, or delete it.',
  },
  'pages-skipped': {
    meaning:
      'Two pages exceeded a time or memory limit. They probably share a component that has an infinite loop. The remaining pages were not rendered, because waiting for them could take hours.',
    fix: 'Fix the error that is reported for those pages.',
  },
  'replaced-built-in': {
    meaning:
      'The code of a page replaced something that JavaScript provides, such as `Array.prototype.map`, or added a property to all objects. Everything that is rendered later would use the replacement. Polyfills that only add missing methods are allowed, for example `Array.prototype.flat ||= …`.',
    fix: 'Write a separate function, and call it instead.',
  },
  'island-property': {
    meaning: 'An island received a function, or another prop that can’t be sent to the browser as JSON.',
    fix: 'Pass plain data or elements, or make the parent component an island, too.',
  },
} as const satisfies Explanations;
