import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder } from '../../util/packages.js';
import { withOverflowErrors } from './overflow-errors.js';

test.each(['production', 'development'])(
  'patching the %s build of React: a stack overflow throws an error with a component stack',
  (mode) => {
    const file = `cjs/react-dom-server-legacy.node.${mode}.js`;
    const source = readFileSync(join(packageFolder({ name: 'react-dom' }), file), 'utf8');
    const replaced = withOverflowErrors(source);
    expect(source.match(/Maximum call stack/g)).toHaveLength(5);
    expect(replaced.match(/Maximum call stack/g)).toHaveLength(1);
    expect(replaced).toContain('error.componentStack = ');
  },
);
