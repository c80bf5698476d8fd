import { expect, test } from 'vitest';
import { parseModule } from '../../util/parse-js.js';
import { renderedPackages } from './rendered-packages.js';

test('renderedPackages returns the packages whose components a module renders', () => {
  const source = `
import clsx from 'clsx';
import Player from 'player';
import * as Menu from '@menu/react';
import { Icon as Star } from 'icons/star';
import Link from '@docusaurus/Link';
import Own from './Own';
export default () => <Own className={clsx('a')}><Player /><Menu.Root.Item /><Star /><Link /></Own>;`;
  expect(renderedPackages(parseModule({ file: 'a.jsx', source }))).toEqual([
    'player',
    '@menu/react',
    'icons/star',
  ]);
});
