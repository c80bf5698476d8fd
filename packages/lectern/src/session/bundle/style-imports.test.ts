import { expect, test } from 'vitest';
import { withOptionalNames } from './style-imports.js';

const changed = (source: string) => withOptionalNames({ file: 'a.tsx', source });

test('imports of style sheets: without CSS modules, the default import is an empty object', () => {
  expect(changed(`import a from 'a';\nimport styles from './a.css';\na(styles.b);`)).toBe(
    `import a from 'a';\nimport "./a.css"; const lecternStyles1 = {}; const styles = lecternStyles1;\na(styles.b);`,
  );
});

test('imports of style sheets: a class that a CSS module does not define is undefined', () => {
  expect(changed(`import { wick as w, 'oil-lamp' as oil } from './a.module.scss';`)).toBe(
    'import lecternStyles0 from "./a.module.scss"; const w = lecternStyles0["wick"], oil = lecternStyles0["oil-lamp"];',
  );
});

test.each([
  `import styles from './a.module.css';`,
  `import * as styles from './a.module.css';`,
  `import './a.css';`,
  `import a from './a.js';`,
])('imports of style sheets: %s is not rewritten', (source) => expect(changed(source)).toBeUndefined());
