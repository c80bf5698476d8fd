import { expect, test } from 'vitest';
import { withImport } from './default-props.js';

test.each([
  ['an ES module', "import React from 'react'; A.defaultProps = {};", 'import "/engine.ts";'],
  ['a minified ES module', 'var A=1;A.defaultProps={};export{A as default};', 'import "/engine.ts";'],
  ['a CommonJS module', 'exports.A = A; A.defaultProps = {};', 'require("/engine.ts");'],
])(
  'default props: %s that sets defaultProps imports the module that supports them in React 19',
  (_, source, line) => {
    expect(withImport({ file: '/package/index.js', source, module: '/engine.ts' })).toBe(
      `${source}\n${line}\n`,
    );
  },
);
